export { ChatHead, ChatWindow } from './chat-windows';
export { useMessageNotices } from './use-message-notices';
