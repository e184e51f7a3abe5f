export { sceneOf, type ActionScene } from './actions/action-scene';
export type { ActionError } from './actions/action-errors';
export { canInteract } from './actions/can-act';
export * from './actions/favourite-and-repeat';
export type { ToggleAction } from './actions/toggle-action';
export { createCell, type Cell } from './kernel/cell';
export { createAccounts } from './accounts/accounts';
export {
  perPageClient as perClient,
  type Accounts,
  type PageClient as Client,
} from './accounts/create-client';
export type {
  Environment,
  LiveEnvironment,
  Log,
  OtherPages,
  RecordStorage,
  SnapshotStorage,
  TextStorage,
  TabChannels,
  WritingEnvironment,
} from './kernel/environment';
export type { Features } from './instance/features';
export { compareIds } from './kernel/feed/ids';
export { needsSignIn, type Feed } from './feeds/feed';
export type { StartKind } from './feeds/feed-kinds';
export { feedKey, type FeedKind, type FeedSource, type SourceOf } from './feeds/feed-source';
export type { FeedFilter, FeedView } from './feeds/feed-view';
export { rowsOf, type FeedRow, type FeedState } from './feeds/feed-state';
export { queueSummary } from './kernel/feed/list-state';
export type { MuteReason } from './filters/mute-reason';
export type { FilterContext } from './filters/filter-context';
export { filterResultOf, type FilterResult } from './filters/filter-result';
export type { StatusRow } from './graph/rows';
export type { InstanceConfig } from './instance/instance-config';
export type { InstanceFacts } from './instance/instance-facts';
export type { RowFeed, RowFeedState } from './kernel/feed/row-feed';
export type { Resource, ResourceState } from './kernel/resource/resource';
export type { Lazy } from './kernel/lazy';
export type { LiveState } from './events/live-state';
export type { Notice, NoticeKey } from './notices/notices';
export { onePer } from './kernel/one-per';
export { putLatest } from './kernel/put-latest';
export type { SessionState } from './session/session';
export { highlightOf } from './settings/highlight';
export type { SettingKey, SettingValue } from './settings/start-settings';
export type { Author } from './graph/author';
export type { StatusView } from './views/status-view';
