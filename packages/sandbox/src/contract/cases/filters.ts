import type { Area } from '../contract-case';

export const filters: Area = {
  name: 'filters',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/filters',
      as: 'alice',
      json: { phrase: 'rain', context: ['home', 'public'] },
      keep: { rain: 'id' },
    },
    {
      call: 'POST /api/v1/filters',
      as: 'alice',
      json: {
        phrase: 'snow',
        context: ['thread'],
        irreversible: true,
        whole_word: false,
        expires_in: 86_400,
      },
    },
    { call: 'GET /api/v1/filters', as: 'alice' },
    { call: 'GET /api/v1/filters/{rain}', as: 'alice' },
    {
      call: 'PUT /api/v1/filters/{rain}',
      as: 'alice',
      json: { phrase: 'hail', context: ['notifications'], expires_in: null },
    },
    { call: 'DELETE /api/v1/filters/{rain}', as: 'alice' },
  ],
};
