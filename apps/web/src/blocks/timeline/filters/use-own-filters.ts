import type { FeedKind } from '@linnet/domain';
import { changedFilters, type OwnFilter } from '@linnet/domain/feeds';
import { useClient } from '../../../platform/client/client-provider';
import { keepSetting } from '../../../platform/client/keep-setting';

/** Switches what a kind of timeline leaves out, for good. */
export function useOwnFilters(kind: FeedKind): (filter: OwnFilter, on: boolean) => void {
  const client = useClient();
  return (filter, on) => {
    const words = client.settings.get('timelineFilters');
    keepSetting(client, 'timelineFilters', changedFilters(words, { kind, filter, on }));
  };
}
