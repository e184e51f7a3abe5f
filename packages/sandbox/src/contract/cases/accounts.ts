import type { Area } from '../contract-case';

const ELSEWHERE = 'somebody on another server';

export const accounts: Area = {
  name: 'accounts',
  seed: 'demo',
  recording: 'pleroma-2.7',
  prepare: [
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Swifts' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Swallows' } },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: {} },
  ],
  steps: [
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'alice', keep: { alice: 'id' } },
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'bob' },
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'dave' },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    // A group: the recorded server had none.
    { call: 'GET /api/v1/accounts/lookup?acct=market', sandboxOnly: 'a group of the demonstration' },
    { call: 'GET /api/v1/accounts/lookup?acct=nosuch', outcome: '404' },
    { call: 'GET /api/v1/accounts/{bob}', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}?with_relationships=true', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}' },
    { call: 'GET /api/v1/accounts/{alice}', as: 'alice' },
    { call: 'GET /api/v1/accounts/wren@hedgerow.example', as: 'alice', sandboxOnly: ELSEWHERE },
    { call: 'GET /api/v1/accounts/nosuchuser', as: 'alice', outcome: '404' },
    { call: 'GET /api/v1/accounts/relationships?id[]={bob}&id[]={alice}', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}/statuses?limit=5', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}/statuses?only_media=true', as: 'alice' },
    { call: 'GET /api/v1/accounts/{bob}/statuses?exclude_reblogs=true&exclude_replies=true', as: 'alice' },
    { call: 'GET /api/v1/accounts/{alice}/statuses?pinned=true', as: 'alice' },
    { call: 'POST /api/v1/accounts/{bob}/unfollow', as: 'alice', json: {} },
    { call: 'POST /api/v1/accounts/{bob}/follow', as: 'alice', json: { reblogs: false, notify: true } },
    { call: 'POST /api/v1/accounts/{alice}/follow', as: 'alice', json: {}, outcome: '400' },
    { call: 'POST /api/v1/accounts/nosuch/follow', as: 'alice', json: {}, outcome: '404' },
  ],
};

const UPDATE = 'PATCH /api/v1/accounts/update_credentials';

export const credentials: Area = {
  name: 'credentials',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'changes the profile',
  steps: [
    { call: UPDATE, as: 'carol', json: { display_name: 'Carol :{emoji}:', note: 'Hedges' } },
    { call: UPDATE, as: 'carol', json: { fields_attributes: [{ name: 'Soup', value: 'yes' }] } },
    { call: UPDATE, as: 'carol', json: { display_name: 'x'.repeat(101) }, outcome: '413' },
    { call: UPDATE, as: 'carol', json: { note: 'x'.repeat(5001) }, outcome: '413' },
    {
      call: UPDATE,
      as: 'carol',
      files: { avatar: new Blob([new Uint8Array(17_000_000)], { type: 'image/png' }) },
      outcome: '413',
    },
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'carol' },
  ],
};

export const directory: Area = {
  name: 'directory',
  seed: 'demo',
  recording: 'pleroma-2.7',
  prepare: [
    { call: 'PATCH /api/v1/accounts/update_credentials', as: 'bob', json: { discoverable: true } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Swifts' } },
  ],
  steps: [
    { call: 'GET /api/v1/directory?limit=5', keep: { somebody: '0.id' } },
    { call: 'GET /api/v1/suggestions', as: 'alice' },
    { call: 'GET /api/v2/suggestions', as: 'alice' },
    { call: 'DELETE /api/v1/suggestions/{somebody}', as: 'alice' },
  ],
};

export const aliases: Area = {
  name: 'aliases',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'moves an account',
  steps: [
    { call: 'PUT /api/pleroma/aliases', as: 'bob', json: { alias: '{alice:name}' } },
    { call: 'GET /api/pleroma/aliases', as: 'bob' },
    {
      call: 'POST /api/pleroma/move_account',
      as: 'alice',
      json: { password: '{alice:password}', target_account: '{bob:name}' },
    },
    { call: 'DELETE /api/pleroma/aliases', as: 'bob', json: { alias: '{alice:name}' } },
  ],
};

export const relationships: Area = {
  name: 'relationships',
  seed: 'demo',
  recording: 'pleroma-2.7',
  sideEffects: 'ends follows, also by blocks',
  steps: [
    { call: 'GET /api/v1/accounts/lookup?acct={alice:name}', keep: { alice: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={bob:name}', keep: { bob: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={carol:name}', keep: { carol: 'id' } },
    { call: 'GET /api/v1/accounts/lookup?acct={dave:name}', keep: { dave: 'id' } },

    { call: 'POST /api/v1/accounts/{carol}/follow', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{carol}/unfollow', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{carol}/follow', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{bob}/remove_from_followers', as: 'carol', json: {} },
    { call: 'POST /api/v1/accounts/{bob}/remove_from_followers', as: 'carol', json: {}, outcome: '404' },
    { call: 'POST /api/v1/accounts/{carol}/mute', as: 'bob', json: { expires_in: 600 } },
    { call: 'GET /api/v1/mutes', as: 'bob' },
    { call: 'POST /api/v1/accounts/{carol}/unmute', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{carol}/note', as: 'bob', json: { comment: 'Hazel' } },
    { call: 'POST /api/v1/pleroma/accounts/{carol}/subscribe', as: 'bob', json: {} },
    { call: 'POST /api/v1/pleroma/accounts/{carol}/unsubscribe', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{carol}/follow', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{carol}/pin', as: 'bob', json: {} },
    { call: 'GET /api/v1/endorsements', as: 'bob' },
    { call: 'GET /api/v1/pleroma/accounts/{bob}/endorsements', as: 'alice' },
    { call: 'POST /api/v1/accounts/{carol}/unpin', as: 'bob', json: {} },
    { call: 'POST /api/v1/follows', as: 'alice', json: { uri: 'nobody@nowhere.example' }, outcome: '404' },
    { call: 'POST /api/v1/follows', as: 'alice', json: { uri: '{carol:name}' } },
    { call: 'POST /api/v1/accounts/{carol}/block', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{bob}/follow', as: 'carol', json: {}, outcome: '403' },
    { call: 'GET /api/v1/blocks', as: 'bob' },
    { call: 'POST /api/v1/accounts/{carol}/unblock', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{dave}/follow', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{dave}/unfollow', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{dave}/follow', as: 'carol', json: {} },
    { call: 'POST /api/v1/accounts/{dave}/unfollow', as: 'carol', json: {} },
    { call: 'POST /api/v1/accounts/{dave}/follow', as: 'bob', json: {} },
    { call: 'POST /api/v1/accounts/{dave}/follow', as: 'carol', json: {} },
    { call: 'GET /api/v1/follow_requests', as: 'dave' },
    { call: 'POST /api/v1/follow_requests/{bob}/authorize', as: 'dave', json: {} },
    { call: 'POST /api/v1/follow_requests/{carol}/reject', as: 'dave', json: {} },
    { call: 'GET /api/v1/accounts/{alice}/followers?limit=5', as: 'alice' },
    { call: 'GET /api/v1/accounts/{alice}/following?limit=5&with_relationships=true', as: 'alice' },
    { call: 'GET /api/v1/accounts/familiar_followers?id[]={carol}', as: 'alice' },
    { call: 'GET /api/v1/pleroma/birthdays?day=17&month=5', as: 'alice' },
    { call: 'POST /api/v1/domain_blocks', as: 'alice', json: { domain: 'loud.example' } },
    { call: 'GET /api/v1/domain_blocks', as: 'alice' },
    { call: 'DELETE /api/v1/domain_blocks', as: 'alice', json: { domain: 'loud.example' } },
  ],
};
