import type { AccountId, Call, FailureReason, Page, Status, StatusId } from '@linnet/api';
import type { Cell } from '../cell';
import type { Log } from '../environment';
import type { Graph } from '../graph/graph';
import type { FeedPlan } from './feed-plan';
import type { FeedPart, FeedState } from './feed-state';
import type { FeedFilter, FeedView } from './feed-view';
import type { FeedWish } from './feed-wish';

export interface FeedRequest {
  part: FeedPart;
  wish?: FeedWish | ((plan: FeedPlan) => FeedWish);
  /** An answer to what another page asked at this moment or later will do. */
  asOf?: number | undefined;
  /** Asks for several pages instead of one. */
  gather?: (ask: (wish: FeedWish) => Promise<Page<Status>>, plan: FeedPlan) => Promise<Page<Status>>;
  /** The one in force, if not said. */
  view?: FeedView;
  place: (now: FeedState, ids: StatusId[], answer: Page<Status>) => FeedState;
}

/** What a feed gives to the part of it that comes later. */
export interface FeedCore {
  /** All that the feed knows, also what its view leaves out. */
  whole: Cell<FeedState>;
  /** One request at a time; its page goes through `place` into the list as it is by then. */
  load(request: FeedRequest): Promise<void>;
  first(): Promise<void>;
  reload(): Promise<void>;
  /** The list is ordered by id; not known before anything was asked. */
  isOrdered(): boolean;
  /** The views of all that the list was made of. */
  asked(): Iterable<FeedView>;
  /** The filters that the server obeys. */
  sent(): readonly FeedFilter[];
  /** What is left out has changed. */
  show(): void;
  graph: Graph;
  send: <T>(call: Call<T>, options?: { signal?: AbortSignal; asOf?: number | undefined }) => Promise<T>;
  log: Log;
  /** Who is reading; null for a visitor. */
  reader: () => AccountId | null;
}

/** All that moves a feed after its first page: what arrives, what was missed, what is left out of it. */
export interface FeedMotion {
  catchUp(asOf?: number): Promise<void>;
  fillGap(above: StatusId | null): Promise<boolean>;
  setView(view: FeedView): Promise<boolean>;
  reveal(): void;
  receive(id: StatusId): void;
  receiveOwn(id: StatusId): void;
  withdraw(gone: StatusId): void;
  withdrawAll(isGone: (id: StatusId) => boolean): void;
  /** The server would give more of the list by now. */
  outdate(): void;
  /** A first page is here. */
  begin(placed: FeedState): void;
  /** A request has ended. */
  settled(part: FeedPart, failure: FailureReason | null): Promise<void>;
  /** Finds out what the view asks of these statuses. */
  learn(statuses: readonly Status[], view: FeedView): Promise<void>;
  /** Finds out how the reader stands to the authors of these statuses. */
  screen(statuses: readonly Status[]): Promise<void>;
  /** The list as its view shows it. */
  sift(state: FeedState): FeedState;
  /** What came while the first page was on its way goes on top of it. */
  placeEarly(now: FeedState): FeedState;
  stop(): void;
}
