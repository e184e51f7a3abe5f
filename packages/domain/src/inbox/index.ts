export { inboxOf } from './inbox';
export type { InboxRow, LastWritten } from './inbox-rows';
export { firstPostTo, outgoingPosts } from './outgoing-posts';
export { peopleKey, peopleOfKey, readersOf } from './people-key';
export type { InboxThread } from './thread';
export type { ThreadItem } from './thread-sources';
export { type ThreadLine, threadLines } from './thread-lines';
export { inboxThreadsOf } from './threads';
