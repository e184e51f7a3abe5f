import type { Area, Step } from '../contract-case';

const imports = ['follow_import', 'mutes_import', 'blocks_import'].flatMap((name): Step[] => {
  const call = `POST /api/pleroma/${name}`;
  return [
    { call, as: 'alice', json: { list: 'nosuch@localhost' } },
    { call, as: 'alice', json: { list: '' }, outcome: '500' },
    { call, as: 'alice', json: {}, outcome: '400' },
    { call, as: 'alice', scopes: 'read', json: { list: 'nosuch' }, outcome: '403' },
  ];
});

/** Importing lists of people, and backups. */
export const ownData: Area = {
  name: 'own-data',
  seed: 'empty',
  recording: 'pleroma-2.7',
  sideEffects: 'makes a backup, which can be done once a week',
  steps: [
    ...imports,
    { call: 'GET /api/v1/pleroma/backups', outcome: '403' },
    { call: 'POST /api/v1/pleroma/backups', as: 'carol' },
    { call: 'GET /api/v1/pleroma/backups', as: 'carol' },
    { call: 'POST /api/v1/pleroma/backups', as: 'carol', outcome: '400' },
    { call: 'GET /media//backups/archive-nosuch.zip', outcome: '404' },
  ],
};
