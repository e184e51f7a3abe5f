import type { FederationPolicies, HostRule } from '@linnet/api';

/** A server, word or hashtag that a rule applies to. `more` is the reason, or what replaces the word. */
export interface PolicyRow {
  readonly name: string;
  readonly more: string | null;
  /** `more` replaces `name`. */
  readonly isReplaced?: true;
}

type WordRule = 'reject' | 'removal';
type PolicyRule = HostRule | `keyword_${WordRule | 'replace'}` | `hashtag_${WordRule | 'sensitive'}`;

interface PolicyRows {
  readonly rule: PolicyRule;
  readonly rows: readonly PolicyRow[];
}

const plain = (name: string): PolicyRow => ({ name, more: null });
const tag = (name: string): PolicyRow => plain(`#${name}`);

/** All non-empty lists of the policies: servers, then words, then hashtags. */
export function policyRows({ hosts, keywords, hashtags }: FederationPolicies): readonly PolicyRows[] {
  const all: readonly PolicyRows[] = [
    ...hosts.map((list) => ({
      rule: list.rule,
      rows: list.hosts.map(({ host, reason }) => ({ name: host, more: reason })),
    })),
    { rule: 'keyword_removal', rows: keywords.federatedTimelineRemoval.map(plain) },
    { rule: 'keyword_reject', rows: keywords.reject.map(plain) },
    {
      rule: 'keyword_replace',
      rows: keywords.replace.map(({ pattern, replacement }) => ({
        name: pattern,
        more: replacement,
        isReplaced: true,
      })),
    },
    { rule: 'hashtag_removal', rows: hashtags.federatedTimelineRemoval.map(tag) },
    { rule: 'hashtag_reject', rows: hashtags.reject.map(tag) },
    { rule: 'hashtag_sensitive', rows: hashtags.sensitive.map(tag) },
  ];
  return all.filter(({ rows }) => rows.length > 0);
}
