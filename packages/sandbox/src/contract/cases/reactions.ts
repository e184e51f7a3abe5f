import type { Area } from '../contract-case';

const ALL = '/api/v1/pleroma/statuses/{said}/reactions';
const GRIN = '%F0%9F%98%80';

export const reactions: Area = {
  name: 'reactions',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: 'Hello' } },
    { call: 'POST /api/v1/statuses', as: 'bob', json: { status: 'Hello' } },
    { call: 'POST /api/v1/statuses', as: 'carol', json: { status: 'Look' }, keep: { said: 'id' } },
    { call: `PUT ${ALL}/${GRIN}`, as: 'alice', json: {} },
    { call: `PUT ${ALL}/{emoji}`, as: 'bob', json: {} },
    { call: `PUT ${ALL}/notanemoji`, as: 'bob', json: {}, answers: '400' },
    { call: `GET ${ALL}`, as: 'alice' },
    { call: `GET ${ALL}?with_muted=true`, as: 'alice' },
    { call: `GET ${ALL}/${GRIN}`, as: 'alice' },
    { call: `GET ${ALL}/{emoji}`, as: 'alice' },
    { call: `GET ${ALL}` },
    { call: 'GET /api/v1/statuses/{said}', as: 'carol' },
    { call: 'GET /api/v1/notifications?types[]=pleroma:emoji_reaction', as: 'carol' },
    { call: `DELETE ${ALL}/${GRIN}`, as: 'alice' },
  ],
};
