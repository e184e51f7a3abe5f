import type { Account } from '@linnet/api';

/** Letters with and without their marks are the same to whoever searches. */
const plain = (words: string): string => words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every word of the search stands in the name or the handle. */
export function matchesPerson(
  { displayName, acct }: Pick<Account, 'displayName' | 'acct'>,
  query: string,
): boolean {
  const found = plain(`${displayName} @${acct}`);
  return plain(query)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
