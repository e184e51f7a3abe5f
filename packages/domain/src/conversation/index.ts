export type { Conversation, ConversationState } from './conversation';
export { conversationsOf } from './conversations-of';
