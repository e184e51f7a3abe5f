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

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('unreadable');
  return value;
}

const time = '2026-11-05T18:00:00.000Z';
const status = required(readStatus(wireStatus({ id: 's/1' })));
const message = { id: 'm/1', chat_id: 'h/1', account_id: 'a/1', content: 'hi', created_at: time };

/** An id of each kind, with a slash that must be encoded; only a poll's id is a number, 7. */
export const ids = {
  account: required(readAccount(wireAccount({ id: 'a/1' }))).id,
  otherAccount: required(readAccount(wireAccount({ id: 'a/2' }))).id,
  status: status.id,
  poll: required(status.poll ?? undefined).id,
  list: required(readList({ id: 'l/1', title: 'Birds' })).id,
  notification: required(readNotification(wireNotification({ id: 'n/1' }))).id,
  chat: required(readChat({ id: 'h/1', account: wireAccount(), unread: 0, updated_at: time })).id,
  chatMessage: required(readChatMessage(message)).id,
  announcement: required(readAnnouncement({ id: 'u/1', content: 'Cake' })).id,
  conversation: required(readConversation({ id: 'c/1' })).id,
  filter: required(readFilter({ id: 'f/1', phrase: 'rain' })).id,
  report: required(readReportReceipt({ id: 'r/1' })).id,
  scheduledStatus: required(readScheduledStatus({ id: 'w/1', scheduled_at: time })).id,
};
