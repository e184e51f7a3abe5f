import type { AccountId, Call, Cursor, ErrorReason, Page, Status, StatusId } from '@linnet/api';
import type { Cell } from '../kernel/cell';
import type { Log } from '../kernel/environment';
import type { Graph } from '../graph/graph';
import type { ListPart } from '../kernel/feed/list-state';
import type { FeedPlan } from './feed-kind-facts';
import type { FeedState } from './feed-state';
import type { Snapshots } from '../snapshots/snapshots';
import type { FeedFilter, FeedView } from './feed-view';

/** Which page of a feed is requested; defaults to the first. */
export type FeedPageRequest = { cursor?: Cursor | undefined; limit?: number };

export interface FeedRequest {
  part: ListPart;
  page?: FeedPageRequest | ((plan: FeedPlan) => FeedPageRequest);
  /** A moment in milliseconds since 1970: a response that another tab requested then or later is accepted. */
  asOf?: number | undefined;
  /** Fetches several pages and joins them. */
  gather?: (
    fetchPage: (page: FeedPageRequest) => Promise<Page<Status>>,
    plan: FeedPlan,
  ) => Promise<Page<Status>>;
  /** Defaults to the current view. */
  view?: FeedView;
  place: (now: FeedState, ids: StatusId[], answer: Page<Status>) => FeedState;
}

/** What a feed passes to its `FeedUpdates`, which is loaded later. */
export interface FeedCore {
  /** The feed with what its view leaves out. */
  fullState: Cell<FeedState>;
  /** Sends a request, one at a time; `place` puts its page into the list as it is by then. */
  load(request: FeedRequest): Promise<void>;
  loadFirst(): Promise<void>;
  /** Called with the list after its first page is placed; returns it as a list that is not from a snapshot. */
  noteFirstPage(placed: FeedState): FeedState;
  stop(): void;
  reload(): Promise<void>;
  /** Whether the feed is ordered by id; false as long as that is unknown. */
  isOrdered(): boolean;
  /** The views of all requests that the list consists of. */
  loadedViews(): Iterable<FeedView>;
  /** The filters that the server applies. */
  serverFilters(): readonly FeedFilter[];
  /** Applies the view again. */
  applyView(): void;
  graph: Graph;
  send: <T>(call: Call<T>, options?: { signal?: AbortSignal; asOf?: number | undefined }) => Promise<T>;
  log: Log;
  snapshots?: Snapshots | undefined;
  /** Whether a stream is about to open, after which what is newer is fetched. */
  isStreamAwaited?: Pick<Cell<boolean>, 'get' | 'subscribe'> | undefined;
  /** Account id of the viewer; null for visitors. */
  viewer: () => AccountId | null;
}

/** All changes of a feed after its first page: new statuses, gaps, views, removals. */
export interface FeedUpdates {
  catchUp(asOf?: number): Promise<void>;
  fillGap(above: StatusId | null): Promise<boolean>;
  setView(view: FeedView): Promise<boolean>;
  showQueue(): void;
  receive(id: StatusId): void;
  receiveOwn(id: StatusId): void;
  remove(id: StatusId): void;
  removeAll(shouldRemove: (id: StatusId) => boolean): void;
  /** Marks the list as outdated, because the server would now send more of it. */
  markStale(): void;
  /** Called when the first page is placed. */
  onFirstPage(placed: FeedState): void;
  /** Called when a request has ended. */
  onRequestEnd(part: ListPart, error: ErrorReason | null): Promise<void>;
  /** Loads what the view needs to know of these statuses: whether the viewer follows those they reply to. */
  loadReplyRelationships(statuses: readonly Status[], view: FeedView): Promise<void>;
  /** Loads the relationships to the authors of these statuses. */
  loadAuthorRelationships(statuses: readonly Status[]): Promise<void>;
  /** The feed without what its view leaves out. */
  filtered(state: FeedState): FeedState;
  /** Applies the changes that arrived while the first page was loading. */
  applyEarlyChanges(now: FeedState): FeedState;
  stop(): void;
}
