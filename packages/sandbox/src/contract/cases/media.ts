import type { Area } from '../contract-case';

/** A PNG with one red pixel. */
const PICTURE_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const PICTURE = new Blob([Buffer.from(PICTURE_BASE64, 'base64')], { type: 'image/png' });
const TOO_LARGE = new Blob([new Uint8Array(17_000_000)], { type: 'application/octet-stream' });

export const media: Area = {
  name: 'media',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    {
      call: 'POST /api/v2/media',
      as: 'alice',
      form: { description: 'A dot' },
      files: { file: PICTURE },
      answers: '202',
      keep: { picture: 'id' },
    },
    { call: 'POST /api/v1/media', as: 'alice', files: { file: PICTURE } },
    { call: 'GET /api/v1/media/{picture}', as: 'alice' },
    { call: 'PUT /api/v1/media/{picture}', as: 'alice', json: { description: 'A red dot' } },
    { call: 'POST /api/v1/statuses', as: 'alice', json: { status: '', media_ids: ['{picture}'] } },
    { call: 'POST /api/v2/media', as: 'alice', form: { description: 'x' }, files: {}, answers: '400' },
    { call: 'POST /api/v2/media', as: 'alice', files: { file: TOO_LARGE }, answers: '413' },
  ],
};
