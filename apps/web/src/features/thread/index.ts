export { ConversationScreen } from './conversation-screen';
