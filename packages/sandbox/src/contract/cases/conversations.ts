import type { Area } from '../contract-case';

export const conversations: Area = {
  name: 'conversations',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/statuses',
      as: 'bob',
      json: { status: '@{alice:name} between us', visibility: 'direct' },
      keep: { said: 'id' },
    },
    { call: 'GET /api/v1/conversations', as: 'alice', keep: { talk: '0.id' } },
    { call: 'GET /api/v1/timelines/direct', as: 'alice' },
    { call: 'GET /api/v1/pleroma/conversations/{talk}', as: 'alice' },
    { call: 'GET /api/v1/pleroma/conversations/{talk}/statuses', as: 'alice' },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'PATCH /api/v1/pleroma/conversations/{talk}?recipients[]={bob}', as: 'alice' },
    { call: 'POST /api/v1/conversations/{talk}/read', as: 'alice', json: {} },
    { call: 'POST /api/v1/pleroma/conversations/read', as: 'alice', json: {} },
    { call: 'DELETE /api/v1/conversations/{talk}', as: 'alice' },
  ],
};

const CHATS = '/api/v1/pleroma/chats';

export const chats: Area = {
  name: 'chats',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'makes an account refuse chats',
  steps: [
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: `POST ${CHATS}/by-account-id/{bob}`, as: 'alice', json: {}, keep: { chat: 'id' } },
    {
      call: `POST ${CHATS}/{chat}/messages`,
      as: 'alice',
      json: { content: 'Kettle is on' },
      keep: { said: 'id' },
    },
    { call: `POST ${CHATS}/{chat}/messages`, as: 'alice', json: {}, outcome: '400' },
    { call: `GET ${CHATS}`, as: 'alice' },
    { call: 'GET /api/v2/pleroma/chats?limit=20', as: 'alice' },
    { call: `GET ${CHATS}/{chat}`, as: 'alice' },
    { call: `GET ${CHATS}/999`, as: 'alice', outcome: '404' },
    { call: `GET ${CHATS}/{chat}/messages?limit=10`, as: 'alice' },
    { call: `GET ${CHATS}`, as: 'bob', keep: { theirs: '0.id', message: '0.last_message.id' } },
    { call: `POST ${CHATS}/{theirs}/messages/{message}/read`, as: 'bob', json: {} },
    { call: `POST ${CHATS}/{theirs}/read`, as: 'bob', json: { last_read_id: '{message}' } },
    { call: 'GET /api/v1/accounts/lookup?acct={dave:name}', keep: { dave: 'id' } },
    {
      call: 'PATCH /api/v1/accounts/update_credentials',
      as: 'dave',
      json: { accepts_chat_messages: false },
    },
    { call: `POST ${CHATS}/by-account-id/{dave}`, as: 'alice', json: {}, keep: { closed: 'id' } },
    { call: `POST ${CHATS}/{closed}/messages`, as: 'alice', json: { content: 'hi' }, outcome: '500' },
    { call: `DELETE ${CHATS}/{chat}/messages/{said}`, as: 'alice' },
  ],
};
