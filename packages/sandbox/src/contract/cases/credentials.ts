import type { Area } from '../contract-case';

const UPDATE = 'PATCH /api/v1/accounts/update_credentials';

export const credentials: Area = {
  name: 'credentials',
  seed: 'empty',
  like: 'pleroma-2.7',
  harms: 'changes the profile',
  steps: [
    { call: UPDATE, as: 'carol', json: { display_name: 'Carol :{emoji}:', note: 'Hedges' } },
    { call: UPDATE, as: 'carol', json: { fields_attributes: [{ name: 'Soup', value: 'yes' }] } },
    { call: UPDATE, as: 'carol', json: { display_name: 'x'.repeat(101) }, answers: '413' },
    { call: UPDATE, as: 'carol', json: { note: 'x'.repeat(5001) }, answers: '413' },
    {
      call: UPDATE,
      as: 'carol',
      files: { avatar: new Blob([new Uint8Array(17_000_000)], { type: 'image/png' }) },
      answers: '413',
    },
    { call: 'GET /api/v1/accounts/verify_credentials', as: 'carol' },
  ],
};
