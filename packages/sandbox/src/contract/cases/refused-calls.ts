import type { Area, Step } from '../contract-case';

const people: readonly Step[] = [
  { call: 'GET /api/v1/accounts/lookup?acct={alice:name}', keep: { alice: 'id' } },
  { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
  { call: 'GET /api/v1/accounts/lookup?acct={carol:name}', keep: { carol: 'id' } },
  { call: 'POST /api/v1/accounts/nosuch/mute', as: 'alice', json: {}, outcome: '404' },
  { call: 'POST /api/v1/accounts/{alice}/mute', as: 'alice', json: {}, outcome: '500' },
  { call: 'POST /api/v1/accounts/{bob}/note', as: 'alice', json: {}, outcome: '400' },
  { call: 'POST /api/v1/accounts/{bob}/pin', as: 'alice', outcome: '400' },
  { call: 'POST /api/v1/accounts/{bob}/unblock', as: 'alice', outcome: '403' },
  { call: 'POST /api/v1/accounts/{bob}/unfollow', as: 'alice', outcome: '400' },
  { call: 'POST /api/v1/pleroma/accounts/nosuch/subscribe', as: 'alice', outcome: '404' },
  { call: 'POST /api/v1/follow_requests/nosuch/authorize', as: 'alice', outcome: '404' },
  { call: 'POST /api/v1/follow_requests/{bob}/reject', as: 'alice', outcome: '500' },
  { call: 'DELETE /api/v1/suggestions/nosuch', as: 'alice', outcome: '500' },
  { call: 'POST /api/v1/domain_blocks?domain=other.example', as: 'alice', outcome: '400' },
  { call: 'DELETE /api/v1/domain_blocks?domain=other.example', as: 'alice', outcome: '400' },
  { call: 'GET /api/v2/search', as: 'alice', outcome: '400' },
];

const lists: readonly Step[] = [
  { call: 'POST /api/v1/lists', as: 'alice', json: {}, outcome: '400' },
  { call: 'POST /api/v1/lists', as: 'alice', json: { title: '' }, outcome: '422' },
  { call: 'POST /api/v1/lists', as: 'alice', json: { title: 'Birds' }, keep: { list: 'id' } },
  { call: 'PUT /api/v1/lists/{list}', as: 'alice', json: { title: '' }, outcome: '422' },
  { call: 'GET /api/v1/lists/abc', as: 'alice', outcome: '400' },
  { call: 'DELETE /api/v1/lists/999999', as: 'alice', outcome: '404' },
  { call: 'POST /api/v1/lists/{list}/accounts', as: 'alice', json: {}, outcome: '400' },
  {
    call: 'POST /api/v1/lists/999999/accounts',
    as: 'alice',
    json: { account_ids: ['{bob}'] },
    outcome: '404',
  },
];

const chatsAndConversations: readonly Step[] = [
  { call: 'GET /api/v1/pleroma/chats', outcome: '403' },
  { call: 'POST /api/v1/pleroma/chats/by-account-id/{bob}', outcome: '403' },
  { call: 'POST /api/v1/pleroma/chats/by-account-id/nosuch', as: 'alice', outcome: '500' },
  { call: 'POST /api/v1/pleroma/chats/by-account-id/{bob}', as: 'alice', keep: { chat: 'id' } },
  { call: 'GET /api/v1/pleroma/chats/{chat}/messages?limit=x', as: 'alice', outcome: '400' },
  { call: 'GET /api/v1/pleroma/chats/nosuch/messages', as: 'alice', outcome: '404' },
  {
    call: 'POST /api/v1/pleroma/chats/{chat}/messages',
    as: 'alice',
    scopes: 'read',
    json: { content: 'x' },
    outcome: '403',
  },
  { call: 'DELETE /api/v1/pleroma/chats/{chat}/messages/nosuch', as: 'alice', outcome: '400' },
  { call: 'POST /api/v1/pleroma/chats/{chat}/messages/nosuch/read', as: 'alice', outcome: '500' },
  { call: 'POST /api/v1/pleroma/chats/{chat}/read', as: 'alice', json: {}, outcome: '400' },
  {
    call: 'POST /api/v1/pleroma/chats/{chat}/read',
    as: 'carol',
    json: { last_read_id: '9zzzzzzzzzzzzzzzzz' },
    outcome: '404',
  },
  { call: 'GET /api/v1/pleroma/conversations/999999', as: 'alice', outcome: '404' },
  { call: 'PATCH /api/v1/pleroma/conversations/16', as: 'alice', json: { recipients: [] }, outcome: '400' },
  {
    call: 'PATCH /api/v1/pleroma/conversations/999999?recipients[]={bob}',
    as: 'alice',
    outcome: '404',
  },
  { call: 'POST /api/v1/conversations/999999/read', as: 'alice', outcome: '500' },
  { call: 'GET /api/v1/notifications/999999', as: 'alice', outcome: '403' },
  { call: 'POST /api/v1/notifications/abc/dismiss', as: 'alice', outcome: '400' },
  { call: 'POST /api/v1/notifications/999999/dismiss', as: 'alice', outcome: '403' },
  { call: 'GET /api/v0/pleroma/reports/9zzzzzzzzzzzzzzzzz', as: 'alice', outcome: '404' },
];

const deactivatedAccount: readonly Step[] = [
  {
    call: 'POST /sandbox/account',
    json: { account: 'carol', deactivated: true },
    elsewhere: {
      call: 'PATCH /api/v1/pleroma/admin/users/deactivate',
      as: 'alice',
      json: { nicknames: ['{carol:name}'] },
    },
  },
  { call: 'POST /api/v1/accounts/{carol}/block', as: 'bob', outcome: '500' },
  { call: 'POST /api/v1/accounts/{carol}/follow', as: 'bob', json: {}, outcome: '500' },
  { call: 'GET /api/v1/accounts/{carol}/statuses', as: 'bob', outcome: '404' },
];

/** Errors of the routes for accounts, lists and chats. */
export const refusedPeople: Area = {
  name: 'refused-people',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'deactivates somebody',
  steps: [...people, ...lists, ...chatsAndConversations, ...deactivatedAccount],
};

const UNKNOWN_STATUS = '/api/v1/statuses/9zzzzzzzzzzzzzzzzz';
const LONG_TEXT = Array.from({ length: 6_000 }, () => 'word').join(' ');

const unknownStatus: readonly Step[] = [
  { call: `GET ${UNKNOWN_STATUS}/context`, as: 'alice', outcome: '500' },
  { call: `GET ${UNKNOWN_STATUS}/history`, as: 'alice', outcome: '404' },
  { call: `GET ${UNKNOWN_STATUS}/source`, as: 'alice', outcome: '404' },
  { call: `POST ${UNKNOWN_STATUS}/bookmark`, as: 'alice', outcome: '500' },
  { call: `POST ${UNKNOWN_STATUS}/favourite`, as: 'alice', outcome: '404' },
  { call: `POST ${UNKNOWN_STATUS}/mute`, as: 'alice', outcome: '500' },
  { call: `POST ${UNKNOWN_STATUS}/reblog`, as: 'alice', outcome: '404' },
  { call: `PUT ${UNKNOWN_STATUS}`, as: 'alice', json: { status: 'x' }, outcome: '404' },
];

const impossibleActions: readonly Step[] = [
  { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'hello' }, keep: { post: 'id' } },
  { call: 'POST /api/v1/statuses/{post}/unfavourite', as: 'bob', outcome: '400' },
  { call: 'POST /api/v1/statuses/{post}/unreblog', as: 'bob', outcome: '400' },
  { call: 'DELETE /api/v1/pleroma/statuses/{post}/reactions/👍', as: 'bob', outcome: '400' },
  { call: 'POST /api/v1/statuses/{post}/mute', as: 'bob' },
  { call: 'POST /api/v1/statuses/{post}/mute', as: 'bob', outcome: '400' },
  { call: 'PUT /api/v1/statuses/{post}', as: 'alice', json: { status: '' }, outcome: '400' },
  { call: 'PUT /api/v1/statuses/{post}', as: 'alice', json: { status: LONG_TEXT }, outcome: '400' },
  { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'again' }, keep: { other: 'id' } },
  { call: 'POST /sandbox/settings', json: { maxPinned: 1 } },
  { call: 'POST /api/v1/statuses/{post}/pin', as: 'alice' },
  { call: 'POST /api/v1/statuses/{other}/pin', as: 'alice', outcome: '400' },
];

const pollsMediaAndFolders: readonly Step[] = [
  {
    call: 'POST /api/v1/statuses',
    as: 'alice',
    json: { status: 'Which?', poll: { options: ['this', 'that'], expires_in: 600 } },
    keep: { poll: 'poll.id' },
  },
  { call: 'POST /api/v1/polls/{poll}/votes', as: 'bob', json: {}, outcome: '400' },
  {
    call: 'POST /api/v1/media',
    as: 'alice',
    form: { description: LONG_TEXT },
    files: { file: new Blob(['just words']) },
    outcome: '400',
  },
  { call: 'POST /api/v1/media', as: 'alice', files: { file: new Blob(['words']) }, keep: { file: 'id' } },
  { call: 'GET /api/v1/media/{file}', as: 'bob', outcome: '403' },
  { call: 'PUT /api/v1/media/{file}', as: 'bob', json: { description: 'x' }, outcome: '403' },
  { call: 'GET /api/v1/media/99999999', as: 'alice', outcome: '500' },
  { call: 'PUT /api/v1/media/99999999', as: 'alice', json: { description: 'x' }, outcome: '500' },
  { call: 'DELETE /api/v1/scheduled_statuses/999', as: 'alice', outcome: '404' },
  {
    call: 'POST /api/v1/statuses',
    as: 'alice',
    json: { status: 'later', scheduled_at: '2099-01-01T00:00:00.000Z' },
    keep: { later: 'id' },
  },
  {
    call: 'PUT /api/v1/scheduled_statuses/{later}',
    as: 'alice',
    json: { scheduled_at: '2020-01-01T00:00:00.000Z' },
    outcome: '422',
  },
  { call: 'POST /api/v1/pleroma/bookmark_folders', as: 'alice', json: { name: '' }, outcome: '422' },
  { call: 'POST /api/v1/pleroma/bookmark_folders', as: 'alice', json: { name: 'a' }, keep: { folder: 'id' } },
  { call: 'POST /api/v1/pleroma/bookmark_folders', as: 'alice', json: { name: 'a' }, outcome: '422' },
  { call: 'PATCH /api/v1/pleroma/bookmark_folders/{folder}', as: 'bob', json: { name: 'b' }, outcome: '403' },
  { call: 'DELETE /api/v1/pleroma/bookmark_folders/9zzzzzzzzzzzzzzzzz', as: 'alice', outcome: '403' },
];

const deactivatedAuthor: readonly Step[] = [
  { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'by bob' }, keep: { gone: 'id' } },
  { call: 'POST /api/v1/statuses/{gone}/bookmark', as: 'carol' },
  {
    call: 'POST /sandbox/account',
    json: { account: 'bob', deactivated: true },
    elsewhere: {
      call: 'PATCH /api/v1/pleroma/admin/users/deactivate',
      as: 'alice',
      json: { nicknames: ['{bob:name}'] },
    },
  },
  { call: 'GET /api/v1/bookmarks', as: 'carol' },
  { call: 'GET /api/v1/statuses/{gone}', as: 'carol' },
  { call: 'POST /api/v1/statuses/{gone}/favourite', as: 'carol', outcome: '500' },
  { call: 'POST /api/v1/statuses/{gone}/unfavourite', as: 'carol', outcome: '404' },
  { call: 'POST /api/v1/statuses/{gone}/unreblog', as: 'carol', outcome: '404' },
];

/** Errors of the routes for statuses, also those of deactivated authors. */
export const refusedPosts: Area = {
  name: 'refused-posts',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'deactivates somebody',
  steps: [...unknownStatus, ...impossibleActions, ...pollsMediaAndFolders, ...deactivatedAuthor],
};
