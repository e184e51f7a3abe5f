export * from './calls/accounts';
export * from './calls/favourites-and-bookmarks';
export type * from './call';
export * from './calls/conversations';
export * from './calls/configuration';
export * from './error';
export * from './missing-route';
export type { FeatureKey } from './features/features';
export * from './calls/filters';
export * from './calls/instance';
export * from './link';
export * from './calls/notifications';
export type * from './model/index';
export * from './access/oauth';
export * from './calls/statuses';
export * from './calls/emoji-and-reactions';
export * from './schema/index';
export * from './streaming';
export type * from './streaming/frame';
export {
  bubbleTimeline,
  homeTimeline,
  listTimeline,
  publicTimeline,
  tagTimeline,
  type PageOptions,
  type TimelineOptions,
} from './calls/timelines';
export * from './transport';
export type * from './transport/sender';
export * from './calls/media';
export * from './calls/own-profile';
export * from './calls/relationships';
export * from './calls/lists';
export * from './calls/people';
export * from './calls/moderation';
export * from './calls/search';
export * from './calls/scheduled-statuses';
export {
  deleteStatus,
  editStatus,
  getHistory,
  getSource,
  type NewPoll,
  type NewQuote,
  type NewStatus,
  type StatusEdit,
} from './calls/writing';
export * from './access/account-security';
export { quotePolicies } from './model/status';
export { asForm } from './as-form';
export * from './access/registration';
