import type { MuteReason } from './mute-reason';
import type { FilterContext } from './filter-context';

/** How a status is shown in a filter context. */
export type FilterResult =
  | { kind: 'shown' }
  /** A line in its place says why it is not shown. */
  | { kind: 'placeholder'; reasons: readonly MuteReason[] }
  /** Its media are covered because of the filters with these titles. */
  | { kind: 'blurred'; titles: readonly string[] }
  | { kind: 'hidden'; reasons: readonly MuteReason[] };

interface ShownIn {
  context: FilterContext;
  /** Whether it is shown as a repeat. */
  isRepeat: boolean;
}

const shown: FilterResult = { kind: 'shown' };

/** Decides how a status with these reasons is shown. */
export function filterResultOf(reasons: readonly MuteReason[], shownIn: ShownIn): FilterResult {
  const applying = reasons.filter((reason) => applies(reason, shownIn));
  if (applying.length === 0) return shown;
  if (applying.some((reason) => hidesCompletely(reason, shownIn.context))) {
    return { kind: 'hidden', reasons: applying };
  }
  const titles = applying.flatMap((reason) => (isBlur(reason) ? [reason.title] : []));
  if (titles.length === applying.length) return { kind: 'blurred', titles };
  return { kind: 'placeholder', reasons: applying.filter((reason) => !isBlur(reason)) };
}

/**
 * Whether a reason counts in a filter context: mutes do not hide a profile or a conversation that was opened on
 * purpose.
 */
function applies(reason: MuteReason, { context, isRepeat }: ShownIn): boolean {
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

function hidesCompletely({ kind, hides }: MuteReason, context: FilterContext): boolean {
  return hides || (kind === 'blocked' && (context === 'home' || context === 'public'));
}

function isBlur(reason: MuteReason): reason is MuteReason & { kind: 'filter' } {
  return reason.kind === 'filter' && reason.action === 'blur';
}
