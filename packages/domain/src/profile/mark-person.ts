import type { Highlight } from '../settings/highlight';
import { isPlainObject } from '../kernel/plain-object';

/** The colour of a mark before one is chosen. */
export const FIRST_COLOUR = '#FFFFFF';

interface Named {
  /** `name`, or `name@host` for accounts of other servers. */
  readonly acct: string;
  readonly fqn: string;
}

/** The chosen mark; without a colour it keeps the present one, or gets white. */
export type WishedMark = Pick<Highlight, 'type'> & { readonly color?: string };

/**
 * The setting with the mark of one account changed; null removes the mark. Other marks stay as they are stored,
 * including those that only other front ends understand.
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
