import type { AccountId } from '@linnet/api';
import type { StatusRow } from '../graph/rows';

/** The key of no people: for posts that only the viewer can read. */
const NOBODY = 'me';

/** Identifies a set of people, whatever their order; part of addresses. */
export const peopleKey = (people: readonly AccountId[]): string =>
  [...new Set(people)].sort().join('.') || NOBODY;

/** The people of a key, which may be any text. */
export const peopleOfKey = (key: string): readonly AccountId[] =>
  key === NOBODY ? [] : key.split('.').flatMap((id) => (id === '' ? [] : [id as AccountId]));

/** Who may read a direct post besides the viewer. */
export function readersOf(
  { accountId, mentions }: Pick<StatusRow, 'accountId' | 'mentions'>,
  viewer: AccountId,
): readonly AccountId[] {
  const all = new Set([accountId, ...mentions.map(({ id }) => id)]);
  all.delete(viewer);
  return [...all];
}
