import type { Settings } from '../settings/settings';
import { startKinds } from './feed-kinds';
import type { FeedKind } from './feed-source';
import { type FeedView, type OwnFilter, wholeView } from './feed-view';

/** The entry of the setting `timelineFilters` for a filter of a feed kind. */
function filterEntry(kind: FeedKind, filter: OwnFilter): string {
  return `${kind}:${filter}`;
}

export function isFilterOn(entries: readonly string[], kind: FeedKind, filter: OwnFilter): boolean {
  return entries.includes(filterEntry(kind, filter));
}

/**
 * The view that the viewer chose for a feed kind. The choice of replies holds for signed-in viewers only, in home,
 * public and local timelines.
 */
export function chosenView(settings: Pick<Settings, 'get'>, kind: FeedKind, isSignedIn: boolean): FeedView {
  const entries = settings.get('timelineFilters');
  const replies = isSignedIn && kind in startKinds ? settings.get('replyVisibility') : 'all';
  if (entries.length === 0 && replies === 'all') return wholeView;
  const leavesOut = (filter: OwnFilter): boolean => isFilterOn(entries, kind, filter);
  return {
    replies,
    onlyMedia: leavesOut('onlyMedia'),
    withoutMedia: leavesOut('withoutMedia'),
    withoutRepeats: leavesOut('withoutRepeats'),
  };
}

const excluded: Partial<Record<OwnFilter, OwnFilter>> = {
  onlyMedia: 'withoutMedia',
  withoutMedia: 'onlyMedia',
};

interface FilterChange {
  kind: FeedKind;
  filter: OwnFilter;
  on: boolean;
}

/**
 * The value of the setting after a filter of a feed kind was switched. Switching one on switches off the one it
 * excludes.
 */
export function changedFilters(
  entries: readonly string[],
  { kind, filter, on }: FilterChange,
): readonly string[] {
  const entry = filterEntry(kind, filter);
  const other = excluded[filter];
  const off = on && other !== undefined ? [entry, filterEntry(kind, other)] : [entry];
  const remaining = entries.filter((one) => !off.includes(one));
  return on ? [...remaining, entry] : remaining;
}
