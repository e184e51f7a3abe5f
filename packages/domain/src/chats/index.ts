export { unreadChatsOf } from './unread-chats';
