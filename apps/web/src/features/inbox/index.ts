export { InboxScreen } from './inbox-screen';
export type { ThreadParts } from './thread-parts';
export { InboxThreadScreen } from './thread-screen';
