export { actionErrorsOf } from './action-errors';
export { actionsOf } from './actions-of';
export { bookmark, bookmarkInto, muteConversation, muteConversationFor, pin } from './bookmark-pin-mute';
export { canEdit, canQuote, isOwn } from './can-act';
export { canDelete, deleteStatus } from './delete-status';
export { beginEdit, deleteAndRewrite } from './edit-status';
export * from './history/version-changes';
export type { DiffPart } from './history/diff-words';
