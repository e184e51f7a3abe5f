import type { Cell } from '../../kernel/cell';
import { placeFirst } from '../../kernel/feed/place';
import type { ListRequests } from '../../kernel/feed/requests';
import type { FeedState } from '../feed-state';
import type { SnapshotRequest, StoredSnapshot } from './snapshot';

interface OpenOptions {
  fullState: Cell<FeedState>;
  requests: ListRequests<FeedState>;
  /** How pages are requested. */
  request: () => SnapshotRequest;
  /** Called with the placed list. */
  noteFirstPage: (placed: FeedState) => FeedState;
}

/** Shows a list as it was stored; resolves with whether that was possible. */
export async function openSnapshot(
  stored: StoredSnapshot,
  { fullState, requests, request, noteFirstPage }: OpenOptions,
): Promise<boolean> {
  await requests.load({
    part: 'first',
    fetch: () => stored.load(request()),
    place: (loaded) => (now) =>
      loaded === null
        ? now
        : { ...noteFirstPage(placeFirst(now, loaded.ids, loaded.older)), storedAt: loaded.savedAt },
  });
  return fullState.get().storedAt !== null;
}
