/** Parts of a list of statuses that its first page doesn't need, in one chunk. */
export { FeedFoot } from './feed-foot';
export { GapRow } from './gap-row';
export { HeldPlace } from './held-place';
