import type { MuteReason } from './mute-reason';
import type { FilterContext } from './filter-context';

/** How a status is shown in a filter context. */
export type Verdict =
  | { kind: 'shown' }
  /** A line in its place says why it is not shown. */
  | { kind: 'placeholder'; reasons: readonly MuteReason[] }
  /** Its media are covered because of the filters with these titles. */
  | { kind: 'blurred'; titles: readonly string[] }
  | { kind: 'hidden'; reasons: readonly MuteReason[] };

interface Reading {
  context: FilterContext;
  /** Whether it is shown as a repeat. */
  isRepeat: boolean;
}

const shown: Verdict = { kind: 'shown' };

/** Decides how a status with these reasons is shown. */
export function verdictOn(reasons: readonly MuteReason[], reading: Reading): Verdict {
  const counting = reasons.filter((reason) => counts(reason, reading));
  if (counting.length === 0) return shown;
  if (counting.some((reason) => leavesNoTrace(reason, reading.context))) {
    return { kind: 'hidden', reasons: counting };
  }
  const titles = counting.flatMap((reason) => (isBlur(reason) ? [reason.title] : []));
  if (titles.length === counting.length) return { kind: 'blurred', titles };
  return { kind: 'placeholder', reasons: counting.filter((reason) => !isBlur(reason)) };
}

/**
 * Whether a reason counts in a filter context: mutes do not hide a profile or a conversation that was opened on
 * purpose.
 */
function counts(reason: MuteReason, { context, isRepeat }: Reading): boolean {
  switch (reason.kind) {
    case 'filter':
      return reason.contexts.some((named) => named === context);
    case 'thread':
      return context !== 'thread';
    case 'words':
      return true;
    case 'repeater':
      return context !== 'account';
    default:
      return context !== 'account' || isRepeat;
  }
}

function leavesNoTrace({ kind, hides }: MuteReason, place: FilterContext): boolean {
  return hides || (kind === 'blocked' && (place === 'home' || place === 'public'));
}

function isBlur(reason: MuteReason): reason is MuteReason & { kind: 'filter' } {
  return reason.kind === 'filter' && reason.action === 'blur';
}
