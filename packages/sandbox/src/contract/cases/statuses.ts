import type { Area } from '../contract-case';

const WRITE = 'POST /api/v1/statuses';

export const statuses: Area = {
  name: 'statuses',
  seed: 'demo',
  recording: 'pleroma-2.7',
  steps: [
    { call: WRITE, as: 'carol', json: { status: 'Said @{bob:name} #contract' }, keep: { said: 'id' } },
    { call: WRITE, as: 'carol', json: { status: 'Only a look', preview: true } },
    { call: WRITE, as: 'alice', json: { status: 'A word', in_reply_to_id: '{said}' }, keep: { reply: 'id' } },
    { call: WRITE, as: 'alice', json: { status: 'Closed', visibility: 'direct' } },
    { call: WRITE, as: 'alice', json: { status: '' }, outcome: '422' },
    { call: WRITE, as: 'alice', json: { status: 'x', visibility: 1 }, outcome: '400' },
    { call: WRITE, as: 'alice', raw: { type: 'application/json', text: '{"status": ' }, outcome: '400' },
    { call: WRITE, as: 'alice', scopes: 'read', json: { status: 'x' }, outcome: '403' },
    { call: 'GET /api/v1/statuses/{said}', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}' },
    { call: 'GET /api/v1/statuses/nosuch', as: 'alice', outcome: '404' },
    { call: 'GET /api/v1/statuses/9zzzzzzzzzzzzzzzzz', as: 'alice', outcome: '404' },
    { call: 'GET /api/v1/statuses?id[]={said}&id[]={reply}&ids[]={said}&ids[]={reply}', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/context', as: 'alice' },
    { call: 'GET /api/v1/statuses/{reply}/context' },
    { call: 'GET /api/v1/statuses/{said}/source', as: 'carol' },
    { call: 'POST /api/v1/statuses/{said}/favourite', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/reblog', as: 'alice', json: {} },
    { call: 'GET /api/v1/statuses/{said}/favourited_by', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/reblogged_by', as: 'alice' },
    { call: 'POST /api/v1/statuses/{said}/bookmark', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unbookmark', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unreblog', as: 'alice', json: {} },
    { call: 'POST /api/v1/statuses/{said}/unfavourite', as: 'alice', json: {} },
    { call: 'DELETE /api/v1/statuses/{said}', as: 'dave', outcome: '404' },
    { call: 'DELETE /api/v1/statuses/{said}', as: 'carol' },
  ],
};

/**
 * Who can read a direct post: accounts that it mentions by a word of its own, and the author of its parent
 * only when the parent is direct, too.
 */
export const readers: Area = {
  name: 'readers',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: WRITE,
      as: 'alice',
      json: { status: '(@{bob:name})', visibility: 'direct' },
      keep: { hidden: 'id' },
    },
    { call: 'GET /api/v1/statuses/{hidden}', as: 'bob', outcome: '404' },
    { call: WRITE, as: 'bob', json: { status: 'Who has the lamp?' }, keep: { asked: 'id' } },
    {
      call: WRITE,
      as: 'alice',
      json: { status: 'Not me.', visibility: 'direct', in_reply_to_id: '{asked}' },
      keep: { unnamed: 'id' },
    },
    { call: 'GET /api/v1/statuses/{unnamed}', as: 'bob', outcome: '404' },
    {
      call: WRITE,
      as: 'bob',
      json: { status: 'You, @{alice:name}?', visibility: 'direct' },
      keep: { whispered: 'id' },
    },
    {
      call: WRITE,
      as: 'alice',
      json: { status: 'No.', visibility: 'direct', in_reply_to_id: '{whispered}' },
      keep: { answer: 'id' },
    },
    { call: 'GET /api/v1/statuses/{answer}', as: 'bob' },
  ],
};

export const edits: Area = {
  name: 'edits',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    { call: WRITE, as: 'carol', json: { status: 'First @{bob:name} #contract' }, keep: { said: 'id' } },
    { call: 'GET /api/v1/statuses/{said}/history', as: 'alice' },
    {
      call: 'PUT /api/v1/statuses/{said}',
      as: 'carol',
      json: { status: 'Then **this** #other', content_type: 'text/markdown', spoiler_text: 'changed' },
    },
    { call: 'PUT /api/v1/statuses/{said}', as: 'alice', json: { status: 'x' }, outcome: '403' },
    { call: 'GET /api/v1/statuses/{said}/history', as: 'alice' },
    { call: 'GET /api/v1/statuses/{said}/history' },
    { call: 'GET /api/v1/statuses/{said}/source', as: 'alice' },
    {
      call: WRITE,
      as: 'carol',
      json: { status: 'A page: https://birdnotes.example/swifts-are-back', expires_in: 3600 },
      keep: { linking: 'id' },
    },
    { call: 'GET /api/v1/statuses/{linking}' },
    { call: 'DELETE /api/v1/statuses/{said}', as: 'carol' },
  ],
};

/** A PNG with one red pixel. */
const PICTURE_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const PICTURE = new Blob([Buffer.from(PICTURE_BASE64, 'base64')], { type: 'image/png' });
const TOO_LARGE = new Blob([new Uint8Array(17_000_000)], { type: 'application/octet-stream' });

export const media: Area = {
  name: 'media',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v2/media',
      as: 'alice',
      form: { description: 'A dot' },
      files: { file: PICTURE },
      outcome: '202',
      keep: { picture: 'id' },
    },
    { call: 'POST /api/v1/media', as: 'alice', files: { file: PICTURE } },
    { call: 'GET /api/v1/media/{picture}', as: 'alice' },
    { call: 'PUT /api/v1/media/{picture}', as: 'alice', json: { description: 'A red dot' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: '', media_ids: ['{picture}'] } },
    { call: 'POST /api/v2/media', as: 'alice', form: { description: 'x' }, files: {}, outcome: '400' },
    { call: 'POST /api/v2/media', as: 'alice', files: { file: TOO_LARGE }, outcome: '413' },
  ],
};

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const scheduled: Area = {
  name: 'scheduled',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'Later', scheduled_at: hoursFromNow(20) },
      keep: { later: 'id' },
    },
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: {
        status: 'Which?',
        scheduled_at: hoursFromNow(30),
        poll: { options: ['a', 'b'], expires_in: 600 },
      },
    },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Now', scheduled_at: hoursFromNow(0.01) } },
    { call: 'GET /api/v1/scheduled_statuses', as: 'alice' },
    { call: 'GET /api/v1/scheduled_statuses/{later}', as: 'alice' },
    { call: 'PUT /api/v1/scheduled_statuses/{later}', as: 'alice', json: { scheduled_at: hoursFromNow(40) } },
    { call: 'DELETE /api/v1/scheduled_statuses/{later}', as: 'alice' },
    { call: 'GET /api/v1/scheduled_statuses/{later}', as: 'alice', outcome: '404' },
  ],
};

export const polls: Area = {
  name: 'polls',
  seed: 'empty',
  recording: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'Which?', poll: { options: ['this :{emoji}:', 'that'], expires_in: 600 } },
      keep: { status: 'id', poll: 'poll.id' },
    },
    { call: 'GET /api/v1/polls/{poll}' },
    { call: 'GET /api/v1/polls/{poll}', as: 'alice' },
    { call: 'POST /api/v1/polls/{poll}/votes', as: 'bob', json: { choices: [1] } },
    { call: 'GET /api/v1/polls/{poll}', as: 'bob' },
    { call: 'POST /api/v1/polls/{poll}/votes', as: 'bob', json: { choices: [0] } },
    { call: 'POST /api/v1/polls/{poll}/votes', as: 'alice', json: { choices: [1] }, outcome: '422' },
    { call: 'GET /api/v1/statuses/{status}', as: 'bob' },
    { call: 'GET /api/v1/statuses/{status}' },
    { call: 'GET /api/v1/polls/999999', as: 'bob', outcome: '404' },
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'p', poll: { options: ['a'], expires_in: 60 } },
      outcome: '422',
    },
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'p', poll: { options: ['a', 'b'], expires_in: 999999999 } },
      outcome: '422',
    },
    { call: 'POST /sandbox/clock', json: { offsetMs: 700_000 } },
    { call: 'GET /api/v1/polls/{poll}', as: 'bob' },
    { call: 'POST /api/v1/polls/{poll}/votes', as: 'carol', json: { choices: [1] } },
    { call: 'GET /api/v1/notifications?types[]=poll', as: 'bob' },
  ],
};
