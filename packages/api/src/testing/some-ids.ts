import {
  readAccount,
  readAnnouncement,
  readChat,
  readChatMessage,
  readConversation,
  readFilter,
  readList,
  readNotification,
  readReportReceipt,
  readScheduledStatus,
  readStatus,
} from '../schema/index';
import { wireAccount, wireNotification, wireStatus } from './wire-samples';

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('unreadable');
  return value;
}

const time = '2026-11-05T18:00:00.000Z';
const status = known(readStatus(wireStatus({ id: 's/1' })));
const message = { id: 'm/1', chat_id: 'h/1', account_id: 'a/1', content: 'hi', created_at: time };

/** An id of each kind, with a slash that must be encoded; only a poll's id is a number, 7. */
export const ids = {
  account: known(readAccount(wireAccount({ id: 'a/1' }))).id,
  otherAccount: known(readAccount(wireAccount({ id: 'a/2' }))).id,
  status: status.id,
  poll: known(status.poll ?? undefined).id,
  list: known(readList({ id: 'l/1', title: 'Birds' })).id,
  notification: known(readNotification(wireNotification({ id: 'n/1' }))).id,
  chat: known(readChat({ id: 'h/1', account: wireAccount(), unread: 0, updated_at: time })).id,
  chatMessage: known(readChatMessage(message)).id,
  announcement: known(readAnnouncement({ id: 'u/1', content: 'Cake' })).id,
  conversation: known(readConversation({ id: 'c/1' })).id,
  filter: known(readFilter({ id: 'f/1', phrase: 'rain' })).id,
  report: known(readReportReceipt({ id: 'r/1' })).id,
  scheduledStatus: known(readScheduledStatus({ id: 'w/1', scheduled_at: time })).id,
};
