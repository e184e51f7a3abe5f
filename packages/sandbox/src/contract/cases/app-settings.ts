import type { Area } from '../contract-case';

export const appSettings: Area = {
  name: 'app-settings',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: 'PATCH /api/v1/pleroma/settings/linnet', as: 'alice', json: { width: 3 } },
    { call: 'GET /api/v1/pleroma/settings/linnet', as: 'alice' },
    { call: 'GET /api/v1/pleroma/settings/nothing', as: 'alice' },
  ],
};
