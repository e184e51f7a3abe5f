import { answer } from '../server/answer';
import { describedParams } from '../server/described-parameters';
import type { Character } from './character';

/** The shared routes, as they are. */
export const pleroma: Character = {
  name: 'pleroma',
  behaviour: {
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
    followBeginsAnew: true,
    marksSeen: true,
    markedTimelines: ['notifications'],
    losesClients: true,
    relationshipsForgetEndorsed: true,
    listsAreOfFollowed: false,
    remembersVotes: true,
    pollsLookExpiring: true,
    shortensAddresses: false,
    pollsTakeFiles: true,
    pollsTakeExpiry: false,
    endsBare: () => false,
    document: (_path, value) => value,
  },
  settings: {},
  routes: [],
  isMissing: () => false,
  unknownCall(method) {
    if (method === 'GET') return answer({ error: 'Not implemented' }, { status: 404 });
    return answer({ errors: { detail: 'Page not found' } }, { status: 404 });
  },
  checkVisitor: () => undefined,
  readRequest: ({ line, path, sent }) => ({ path, params: describedParams(line, sent) }),
  rewrite: null,
  links: (header) => header,
  refuse: ({ problem }) => answer(problem.body, { status: problem.status }),
  streams: () => true,
};
