import type { AccountId, Relationship, StatusId } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import type { Settings } from '../settings/settings';
import type { FilterMatcher } from './filter-matcher';
import { findReasons, readMuteSettings } from './find-reasons';
import { noReasons, type MuteReason } from './mute-reason';
import type { FilterContext } from './filter-context';
import { filterResultOf } from './filter-result';

/** Finds the reasons to hide statuses, and caches them until something they depend on changes. */
export interface MuteReasons {
  /** The same array until something changes. */
  of(id: StatusId): readonly MuteReason[];
  /** Whether a status is hidden completely in this filter context. */
  isHidden(id: StatusId, context: FilterContext): boolean;
  /** Set to a new object whenever what is hidden may have changed. */
  changes: Pick<Cell<object>, 'get' | 'subscribe'>;
}

interface MuteReasonsOptions {
  graph: Graph;
  settings: Settings;
  /** Account id of the viewer; null for visitors. */
  viewerId: () => AccountId | null;
  matcher: Pick<Cell<FilterMatcher | null>, 'get' | 'subscribe'>;
  /** The plain text of a status. */
  textOf: (status: StatusRow) => string;
  now: () => number;
}

interface CachedReasons {
  inputs: readonly unknown[];
  reasons: readonly MuteReason[];
}

export function createMuteReasons(options: MuteReasonsOptions): MuteReasons {
  const { graph, settings, viewerId, matcher, textOf, now } = options;
  const cache = new WeakMap<StatusRow, CachedReasons>();
  const changes = createCell({});
  const change = (): void => changes.set({});
  let muteSettings = readMuteSettings(settings);

  /** The reasons of a row, from the cache as long as all `inputs` are unchanged. */
  function cachedReasons(row: StatusRow, inputs: readonly unknown[], find: () => readonly MuteReason[]) {
    const before = cache.get(row);
    if (before?.inputs.every((part, index) => part === inputs[index])) return before.reasons;
    const reasons = find();
    const same = before !== undefined && JSON.stringify(before.reasons) === JSON.stringify(reasons);
    const found = { inputs, reasons: same ? before.reasons : reasons };
    cache.set(row, found);
    return found.reasons;
  }

  function ofOriginal(status: StatusRow): readonly MuteReason[] {
    const relation = graph.relationships.get(status.accountId);
    const isBot = graph.accounts.get(status.accountId)?.bot === true;
    const match = matcher.get();
    const { content, subject, muted, threadMuted, sensitive, filterMatches } = status;
    const own = [content, subject, muted, threadMuted, sensitive, filterMatches];
    return cachedReasons(
      status,
      [...own, relation?.muting, relation?.blocking, isBot, muteSettings, match],
      () => {
        const words = (): string => `${subject}\n${textOf(status)}`;
        const matches = match === null ? filterMatches : match(status, words);
        return findReasons({ status, isBot, relation, matches, settings: muteSettings, words, now: now() });
      },
    );
  }

  function of(id: StatusId): readonly MuteReason[] {
    const row = graph.statuses.get(id);
    const status = row?.repeatOfId ? graph.statuses.get(row.repeatOfId) : row;
    const own = viewerId();
    if (row === undefined || status === undefined || row.accountId === own || status.accountId === own)
      return noReasons;
    const reasons = ofOriginal(status);
    if (row === status || graph.relationships.get(row.accountId)?.muting !== true) return reasons;
    return cachedReasons(row, [reasons, muteSettings], () => [
      ...reasons,
      { kind: 'repeater', hides: muteSettings.hideFilteredStatuses || muteSettings.hideMutedPosts },
    ]);
  }

  settings.subscribe(() => {
    const next = readMuteSettings(settings);
    if (JSON.stringify(next) === JSON.stringify(muteSettings)) return;
    muteSettings = next;
    change();
  });
  matcher.subscribe(change);
  graph.relationships.watch((id, before) => {
    const relation = graph.relationships.get(id);
    if (isMutedOrBlocked(before) !== isMutedOrBlocked(relation)) change();
  });
  graph.statuses.watch((id, before) => {
    const row = graph.statuses.get(id);
    const found = before && cache.get(before);
    if (row === undefined || found === undefined) return;
    cache.set(row, found);
    if (row.repeatOfId === null && ofOriginal(row) !== found.reasons) change();
  });

  return {
    of,
    changes,
    isHidden(id, context) {
      const reasons = of(id);
      if (reasons.length === 0) return false;
      const isRepeat = graph.statuses.get(id)?.repeatOfId !== null;
      return filterResultOf(reasons, { context, isRepeat }).kind === 'hidden';
    },
  };
}

function isMutedOrBlocked(relation: Relationship | undefined): boolean {
  return relation !== undefined && (relation.muting || relation.blocking);
}
