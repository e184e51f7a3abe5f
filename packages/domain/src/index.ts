export * from './actions/repeat';
export type { ToggleAction, ToggleName } from './actions/toggle-action';
export { toggleActions } from './actions/toggle-actions';
export { createCell, type Cell } from './cell';
export { createClient, type Client } from './client';
export type { Conversation, ConversationState } from './conversation/conversation';
export {
  charactersLeft,
  problemOf,
  type DraftContent,
  type DraftContext,
  type DraftProblem,
} from './drafts/draft';
export type { DraftForm, DraftPhase, Drafts } from './drafts/drafts';
export { offeredScopes } from './drafts/starting-content';
export type { Environment, Log, RecordStorage } from './environment';
export type { Feed } from './feeds/feed';
export { feedKinds, type FeedKind, type FeedSource } from './feeds/feed-kinds';
export type { FeedPart, FeedRow, FeedState } from './feeds/feed-state';
export { rowsOf, waiting } from './feeds/place';
export type { StatusRow } from './graph/rows';
export type { InstanceConfig } from './instance/instance-config';
export type { InstanceFacts } from './instance/instance-facts';
export type { LiveState } from './live/live';
export type { Notice, NoticeKey } from './notices/notices';
export type { SessionState } from './session/session';
export type { SettingKey, SettingValue } from './settings/settings-list';
export type { StatusView } from './views/status-view';
