export { actionsOf } from './actions-of';
export { bookmark, bookmarkInto } from './bookmark';
export { canDelete, deleteStatus } from './delete-status';
export { muteConversation, muteConversationFor } from './mute-conversation';
export { pin } from './pin';
export * from './history/version-changes';
export type { DiffPart } from './history/diff-words';
