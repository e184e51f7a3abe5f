export { type ChatContent, chatDraftsOf, isEmptyMessage } from './chat-draft';
export type { ChatJob } from './chat-job';
export { type ChatLine, chatLines } from './chat-lines';
export { type ChatRow, chatListOf } from './chat-list';
export { type ChatMessages, chatMessagesOf } from './chat-messages';
export { chatOutboxOf } from './chat-outbox';
export { quotesOf, withQuote } from './quotes';
export { resumeMessages } from './resume-messages';
