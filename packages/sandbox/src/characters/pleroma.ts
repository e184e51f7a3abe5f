import { answer } from '../server/answer';
import type { Character } from './character';

/** The shared calls, as they are. */
export const pleroma: Character = {
  name: 'pleroma',
  manner: {
    idForm: 'flake',
    streaming: {
      answers: true,
      tokenInMessage: true,
      tokenAsProtocol: false,
      openToVisitors: true,
      prefix: '',
      labelsDeletions: false,
    },
    proofKey: false,
    embedsResults: true,
    crashesBare: false,
    followShowsRepeats: true,
    marksSeen: true,
    endsBare: () => false,
    document: (_path, value) => value,
  },
  settings: {},
  routes: [],
  lacks: () => false,
  unknownCall(method) {
    if (method === 'GET') return answer({ error: 'Not implemented' }, { status: 404 });
    return answer({ errors: { detail: 'Page not found' } }, { status: 404 });
  },
  admit: () => undefined,
  hear: ({ path, params }) => ({ path, params }),
  say: null,
  links: (header) => header,
  refuse: ({ problem }) => answer(problem.body, { status: problem.status }),
  streams: () => true,
};
