import type { Area } from '../contract-case';

export const scrobbles: Area = {
  name: 'scrobbles',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v1/pleroma/scrobble',
      as: 'alice',
      json: { title: 'The Lark', artist: 'Somebody', album: 'Birds', length: 900 },
    },
    { call: 'GET /api/v1/pleroma/accounts/{alice:name}/scrobbles', as: 'alice' },
  ],
};
