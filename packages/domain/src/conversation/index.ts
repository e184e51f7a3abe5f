export { type Conversation, type ConversationState, conversationsOf } from './conversation';
export { conversationSettings } from '../settings/list/conversation-settings';
export type { Thread } from './thread';
export { threadRows } from './thread-rows';
export type {
  ThreadRowsOptions,
  HiddenRow,
  OtherRepliesRow,
  PostRow,
  Rail,
  ThreadRow,
  WholeThreadRow,
} from './thread-row';
