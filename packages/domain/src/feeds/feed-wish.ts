import type { Cursor } from '@linnet/api';

/** Which page of a feed is requested; defaults to the first. */
export type FeedWish = { cursor?: Cursor | undefined; limit?: number };
