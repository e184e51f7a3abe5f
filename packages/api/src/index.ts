export * from './calls/accounts';
export * from './calls/status-actions';
export type * from './call';
export { asForm, isMissingRoute } from './call';
export * from './calls/configuration';
export * from './calls/conversations';
export * from './error';
export type { FeatureKey } from './features/features';
export * from './calls/filters';
export * from './calls/instance';
export * from './calls/administration/instance-documents';
export * from './link';
export * from './calls/notifications';
export type * from './model/account';
export type * from './model/ids';
export type * from './model/status';
export * from './access/oauth';
export * from './calls/statuses';
export * from './calls/emoji';
export * from './calls/administration/emoji-packs';
export * from './schema/index';
export * from './streaming';
export type * from './streaming/frame';
export type { PageOptions } from './calls/paging';
export * from './calls/timelines';
export * from './transport';
export type * from './transport/sender';
export * from './calls/media';
export * from './calls/own-profile';
export * from './calls/relationships';
export * from './calls/administration/applications';
export * from './calls/administration/media-cache';
export * from './calls/administration/relays';
export * from './calls/lists';
export * from './calls/people';
export * from './calls/moderation';
export * from './calls/staff/accounts';
export * from './calls/staff/moderation-log';
export * from './calls/staff/chats';
export * from './calls/staff/reports';
export * from './calls/staff/statuses';
export * from './calls/search';
export * from './calls/administration/server-state';
export * from './calls/administration/server-statistics';
export * from './calls/administration/server-configuration';
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
export * from './access/own-data';
export { quotePolicies } from './model/status';
export * from './access/registration';
