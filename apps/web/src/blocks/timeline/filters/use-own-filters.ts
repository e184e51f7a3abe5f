import type { FeedKind } from '@linnet/domain';
import { changedFilters, type OwnFilter } from '@linnet/domain/feeds';
import { useClient } from '../../../platform/client/client-provider';
import { keepSetting } from '../../../platform/client/keep-setting';

/** Returns a function that switches a filter for a kind of timeline, permanently. */
export function useOwnFilters(kind: FeedKind): (filter: OwnFilter, on: boolean) => void {
  const client = useClient();
  return (filter, on) => {
    const words = client.settings.get('timelineFilters');
    keepSetting(client, 'timelineFilters', changedFilters(words, { kind, filter, on }));
  };
}
