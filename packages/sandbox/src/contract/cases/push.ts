import type { Area } from '../contract-case';

const PUSH = '/api/v1/push/subscription';
const SUBSCRIPTION = {
  subscription: {
    endpoint: 'https://push.example/x',
    keys: { p256dh: 'BIPUL12DLfytvTajnryr', auth: 'dYk2v' },
  },
  data: { alerts: { mention: true, follow: true } },
};

export const push: Area = {
  name: 'push',
  seed: 'empty',
  like: 'pleroma-2.7',
  steps: [
    { call: `GET ${PUSH}`, as: 'alice', answers: '404' },
    { call: `POST ${PUSH}`, as: 'alice', json: SUBSCRIPTION },
    { call: `GET ${PUSH}`, as: 'alice' },
    { call: `PUT ${PUSH}`, as: 'alice', json: { data: { alerts: { mention: false } } } },
    { call: `DELETE ${PUSH}`, as: 'alice' },
  ],
};
