import type { Highlight } from '../settings/highlight';
import { isPlainObject } from '../settings/plain-object';

/** The colour of a mark for which nobody has chosen one yet. */
export const FIRST_COLOUR = '#FFFFFF';

interface Named {
  /** `name`, or `name@host` for people of other servers. */
  readonly acct: string;
  readonly fqn: string;
}

/** What a person chose for somebody; a colour that was not chosen is the one there was, else white. */
export type WishedMark = Pick<Highlight, 'type'> & { readonly color?: string };

/**
 * The setting with somebody's mark changed; null takes the mark away. Marks of others stay as they are stored, also
 * such as only other front ends understand.
 */
export function markPerson(
  raw: unknown,
  { acct, fqn }: Named,
  mark: WishedMark | null,
): Record<string, unknown> {
  const marks = isPlainObject(raw) ? raw : {};
  const own = marks[acct] ?? marks[fqn];
  const others = Object.entries(marks).filter(([name]) => name !== acct && name !== fqn);
  if (mark === null) return Object.fromEntries(others);
  const before = isPlainObject(own) && typeof own['color'] === 'string' ? own['color'] : FIRST_COLOUR;
  return { ...Object.fromEntries(others), [acct]: { type: mark.type, color: mark.color ?? before } };
}
