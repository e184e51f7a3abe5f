import { expect, test } from 'vitest';
import {
  chatMessages,
  chats,
  deleteChatMessage,
  dismissNotification,
  openChat,
  readChatUpTo,
  readNotifications,
  sendChatMessage,
  setNotificationSettings,
  subscribeToPush,
  unsubscribeFromPush,
} from '../index';
import { lines, sent } from '../testing/sent';
import { ids } from '../testing/some-ids';

const { notification, chat, chatMessage, account } = ids;

test('says that one notification is seen, or all up to one [2.7.021, 3.7.079]', () => {
  expect(
    [readNotifications({ id: notification }), readNotifications({ upTo: notification })].map(sent),
  ).toEqual([
    { line: 'POST /api/v1/pleroma/notifications/read', body: { id: 'n/1' } },
    { line: 'POST /api/v1/pleroma/notifications/read', body: { max_id: 'n/1' } },
  ]);
});

test('puts a notification away [3.7.080]', () => {
  expect(lines(dismissNotification(notification))).toEqual(['POST /api/v1/notifications/n%2F1/dismiss']);
});

test('puts a notification away, and says what to be told of [2.7.022]', () => {
  const settings = setNotificationSettings({ blockFromStrangers: true, hideContents: false });
  expect([dismissNotification(notification), settings].map(sent)).toEqual([
    { line: 'POST /api/v1/notifications/n%2F1/dismiss' },
    {
      line: 'PUT /api/pleroma/notification_settings?block_from_strangers=true&hide_notification_contents=false',
    },
  ]);
});

test('asks for all chats, and opens the one with somebody [2.7.026, 3.7.082]', () => {
  expect(lines(chats(), openChat(account))).toEqual([
    'GET /api/v1/pleroma/chats',
    'POST /api/v1/pleroma/chats/by-account-id/a%2F1',
  ]);
});

test('writes to a chat, with a file or without, and asks what was written [2.7.027, 3.7.083]', () => {
  expect(
    lines(chatMessages(chat, { maxId: chatMessage }), chatMessages(chat, { sinceId: chatMessage })),
  ).toEqual([
    'GET /api/v1/pleroma/chats/h%2F1/messages?max_id=m%2F1&limit=20',
    'GET /api/v1/pleroma/chats/h%2F1/messages?since_id=m%2F1&limit=20',
  ]);
  expect(sent(sendChatMessage(chat, { text: 'hi', mediaId: '9' }, 'k'))).toEqual({
    line: 'POST /api/v1/pleroma/chats/h%2F1/messages',
    body: { content: 'hi', media_id: '9' },
    headers: { 'Idempotency-Key': 'k' },
  });
});

test('pages through a chat, and says how far it was read [2.7.028]', () => {
  expect(
    lines(chatMessages(chat, { maxId: chatMessage }), chatMessages(chat, { sinceId: chatMessage })),
  ).toEqual([
    'GET /api/v1/pleroma/chats/h%2F1/messages?max_id=m%2F1&limit=20',
    'GET /api/v1/pleroma/chats/h%2F1/messages?since_id=m%2F1&limit=20',
  ]);
  expect(sent(readChatUpTo(chat, chatMessage))).toEqual({
    line: 'POST /api/v1/pleroma/chats/h%2F1/read',
    body: { last_read_id: 'm/1' },
  });
});

test('deletes a message of a chat [2.7.029]', () => {
  expect(lines(deleteChatMessage(chat, chatMessage))).toEqual([
    'DELETE /api/v1/pleroma/chats/h%2F1/messages/m%2F1',
  ]);
});

test('reads a chat up to a message, and deletes that [3.7.084]', () => {
  expect([readChatUpTo(chat, chatMessage), deleteChatMessage(chat, chatMessage)].map(sent)).toEqual([
    { line: 'POST /api/v1/pleroma/chats/h%2F1/read', body: { last_read_id: 'm/1' } },
    { line: 'DELETE /api/v1/pleroma/chats/h%2F1/messages/m%2F1' },
  ]);
});

test('asks to be told while the page is closed, of five things, and no more [2.7.039, 3.7.064]', () => {
  const alerts = { follow: true, favourite: false, mention: true, reblog: true, move: false };
  const browser = { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p' };
  expect([subscribeToPush(browser, alerts), unsubscribeFromPush()].map(sent)).toEqual([
    {
      line: 'POST /api/v1/push/subscription',
      body: {
        subscription: { endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } },
        data: { alerts },
      },
    },
    { line: 'DELETE /api/v1/push/subscription' },
  ]);
});
