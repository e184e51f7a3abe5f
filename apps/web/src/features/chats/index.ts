export { ChatScreen } from './chat-screen';
export { ChatsScreen } from './chats-screen';
