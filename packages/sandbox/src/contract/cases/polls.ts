import type { Area } from '../contract-case';

export const polls: Area = {
  name: 'polls',
  seed: 'empty',
  like: 'pleroma-2.7',
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
    { call: 'POST /api/v1/polls/{poll}/votes', as: 'alice', json: { choices: [1] }, answers: '422' },
    { call: 'GET /api/v1/statuses/{status}', as: 'bob' },
    { call: 'GET /api/v1/statuses/{status}' },
    { call: 'GET /api/v1/polls/999999', as: 'bob', answers: '404' },
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'p', poll: { options: ['a'], expires_in: 60 } },
      answers: '422',
    },
    {
      call: 'POST /api/v1/statuses',
      as: 'alice',
      json: { status: 'p', poll: { options: ['a', 'b'], expires_in: 999999999 } },
      answers: '422',
    },
    { call: 'POST /sandbox/clock', json: { offsetMs: 700_000 } },
    { call: 'GET /api/v1/polls/{poll}', as: 'bob' },
    { call: 'POST /api/v1/polls/{poll}/votes', as: 'carol', json: { choices: [1] } },
    { call: 'GET /api/v1/notifications?types[]=poll', as: 'bob' },
  ],
};
