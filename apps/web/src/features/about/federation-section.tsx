import type { FederationPolicies, HostRule } from '@linnet/api';
import { useState } from 'react';
import { Text } from '../../platform/i18n/text';
import { useNumberFormat } from '../../platform/i18n/use-number-format';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';
import styles from './about.module.css';

/** A server, word or hashtag that a rule applies to. `note` is the reason, or what replaces the word. */
interface PolicyRow {
  readonly name: string;
  readonly note: string | null;
  /** `note` replaces `name`. */
  readonly isReplaced?: true;
}

type WordRule = 'reject' | 'removal';
type PolicyRule = HostRule | `keyword_${WordRule | 'replace'}` | `hashtag_${WordRule | 'sensitive'}`;

interface PolicyRows {
  readonly rule: PolicyRule;
  readonly rows: readonly PolicyRow[];
}

const plain = (name: string): PolicyRow => ({ name, note: null });
const tag = (name: string): PolicyRow => plain(`#${name}`);

/** All non-empty lists of the policies: servers, then words, then hashtags. */
function policyRows({ hosts, keywords, hashtags }: FederationPolicies): readonly PolicyRows[] {
  const all: readonly PolicyRows[] = [
    ...hosts.map((list) => ({
      rule: list.rule,
      rows: list.hosts.map(({ host, reason }) => ({ name: host, note: reason })),
    })),
    { rule: 'keyword_removal', rows: keywords.federatedTimelineRemoval.map(plain) },
    { rule: 'keyword_reject', rows: keywords.reject.map(plain) },
    {
      rule: 'keyword_replace',
      rows: keywords.replace.map(({ pattern, replacement }) => ({
        name: pattern,
        note: replacement,
        isReplaced: true,
      })),
    },
    { rule: 'hashtag_removal', rows: hashtags.federatedTimelineRemoval.map(tag) },
    { rule: 'hashtag_reject', rows: hashtags.reject.map(tag) },
    { rule: 'hashtag_sensitive', rows: hashtags.sensitive.map(tag) },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}

interface PolicyListProps {
  readonly title: string;
  readonly rows: readonly PolicyRow[];
}

/** A list with more rows starts collapsed. */
const MAX_OPEN_ROWS = 12;

/** The servers, words or hashtags that one rule applies to. A long list starts collapsed. */
function PolicyList({ title, rows }: PolicyListProps) {
  const numbers = useNumberFormat();
  const [isOpen, setOpen] = useState(rows.length <= MAX_OPEN_ROWS);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.subheading}>
        {title} <span className={styles.faint}>{numbers.full(rows.length)}</span>
      </summary>
      {isOpen && (
        <ul className={styles.bullets}>
          {rows.map((row, index) => (
            <li key={`${row.name} ${index}`}>
              <PolicyEntry row={row} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function PolicyEntry({ row: { name, note, isReplaced } }: { readonly row: PolicyRow }) {
  if (isReplaced === true) {
    const values = { pattern: <code dir="auto">{name}</code>, replacement: <code dir="auto">{note}</code> };
    return <Text id="about.replaced" values={values} />;
  }
  return (
    <>
      <bdi>{name}</bdi>
      {note !== null && (
        <span className={styles.faint} dir="auto">
          {' '}
          {note}
        </span>
      )}
    </>
  );
}

/** How the server treats posts of other servers: the policies that the operator makes public. */
export function FederationSection({ policies }: { readonly policies: FederationPolicies }) {
  const text = useText();
  const { enabled, names, hasExclusions } = policies;
  const lists = policyRows(policies);
  const hasNoPolicies = names.length === 0 && lists.length === 0;
  return (
    <AboutSection title={text('about.federation')}>
      <p className={styles.faint}>{text(enabled ? 'about.federation_text' : 'about.federation_off')}</p>
      {enabled && hasNoPolicies && <p>{text('about.no_policies')}</p>}
      {names.length > 0 && (
        <PolicyList title={text('about.policies')} rows={names.map((name) => ({ name, note: null }))} />
      )}
      {lists.map(({ rule, rows }) => (
        <PolicyList key={rule} title={text(`about.rule.${rule}`)} rows={rows} />
      ))}
      {hasExclusions && <p className={styles.faint}>{text('about.exclusions')}</p>}
    </AboutSection>
  );
}
