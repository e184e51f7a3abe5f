import type { Cursor } from '@linnet/api';

/** Which part of a feed is asked for; the first page, if nothing is said. */
export type FeedWish = { cursor?: Cursor | undefined; limit?: number };
