import { putLatest } from '../put-latest';

/** Resources of one kind, one for each key. */
export interface ResourceFamily<Key, Member> {
  /** The same object for the same key, as long as it is in memory. */
  get(key: Key): Member;
}

/** Creates each resource at the first call with its key. Beyond `maxSize`, the least recently used are dropped. */
export function createResourceFamily<Key, Member>(
  make: (key: Key) => Member,
  maxSize: number,
): ResourceFamily<Key, Member> {
  const members = new Map<Key, Member>();
  return {
    get(key) {
      const member = members.get(key) ?? make(key);
      putLatest(members, [key, member], maxSize);
      return member;
    },
  };
}
