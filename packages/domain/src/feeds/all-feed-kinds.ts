import type { FeedKindTable } from './feed-kind-facts';
import { startKinds } from './feed-kinds';
import type { FeedKind } from './feed-source';
import { moreKinds } from './more-feed-kinds';

/** Every kind of feed. Imported only by code that is loaded after the start. */
export const feedKinds: FeedKindTable<FeedKind> = { ...startKinds, ...moreKinds };
