export { type Conversation, type ConversationState, conversationsOf } from './conversation';
export { conversationSettings } from '../settings/list/conversation-settings';
export type { Thread } from './thread';
export { threadRows } from './thread-rows';
export type { ThreadSight, HiddenRow, OthersRow, PostRow, Rail, ThreadRow, WholeRow } from './thread-row';
