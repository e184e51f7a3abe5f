export type { Conversation, ConversationState } from './conversation';
export { conversationSettings } from '../settings/list/conversation-settings';
export { conversationsOf } from './conversation';
export type { Thread } from './thread';
export { threadRows } from './thread-rows';
export type { ThreadSight } from './thread-row';
export type { HiddenRow, OthersRow, PostRow, Rail, ThreadRow, WholeRow } from './thread-row';
