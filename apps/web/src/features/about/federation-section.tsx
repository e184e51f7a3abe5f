import type { FederationPolicies } from '@linnet/api';
import { useText } from '../../platform/i18n/use-text';
import { AboutSection } from './about-section';
import styles from './about.module.css';
import { PolicyList } from './policy-list';
import { policyRows } from './policy-rows';

interface FederationSectionProps {
  readonly policies: FederationPolicies;
}

/** How the server treats posts of other servers: the policies that the operator makes public. */
export function FederationSection({ policies }: FederationSectionProps) {
  const text = useText();
  const { enabled, names, hasExclusions } = policies;
  const lists = policyRows(policies);
  const isSilent = names.length === 0 && lists.length === 0;
  return (
    <AboutSection title={text('about.federation')}>
      <p className={styles.faint}>{text(enabled ? 'about.federation_text' : 'about.federation_off')}</p>
      {enabled && isSilent && <p>{text('about.no_policies')}</p>}
      {names.length > 0 && (
        <PolicyList title={text('about.policies')} rows={names.map((name) => ({ name, more: null }))} />
      )}
      {lists.map(({ rule, rows }) => (
        <PolicyList key={rule} title={text(`about.rule.${rule}`)} rows={rows} />
      ))}
      {hasExclusions && <p className={styles.faint}>{text('about.exclusions')}</p>}
    </AboutSection>
  );
}
