import type { Poll } from '@linnet/api';

/** Whether a choice means the same in both polls. */
export function sameOptions(one: Poll, other: Poll): boolean {
  if (one.multiple !== other.multiple || one.options.length !== other.options.length) return false;
  return one.options.every(({ title }, index) => other.options[index]?.title === title);
}
