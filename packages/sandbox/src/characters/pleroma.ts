import { answer } from '../server/answer';
import { describedParams } from '../server/described-parameters';
import type { Character } from './character';

/** The shared routes, as they are. */
export const pleroma: Character = {
  name: 'pleroma',
  behaviour: {
    idForm: 'flake',
    streaming: {
      respondsToRequests: true,
      tokenInMessage: true,
      tokenAsProtocol: false,
      openToVisitors: true,
      prefix: '',
      labelsDeletions: false,
    },
    supportsPkce: false,
    embedsResults: true,
    omitsCorsOnCrash: false,
    refollowResetsOptions: true,
    followsHaveLanguages: false,
    movesReadMarker: true,
    markedTimelines: ['notifications'],
    dropsClientNames: true,
    relationshipsOmitEndorsed: true,
    listsShowOnlyFollowed: false,
    ignoresRepeatedVotes: true,
    pollsShowExpiry: true,
    shortensAddresses: false,
    pollsAllowMedia: true,
    conversationsByPeople: false,
    pollsAllowExpiry: false,
    omitsLastPageLinks: () => false,
    rewriteDocument: (_path, value) => value,
  },
  settings: {},
  routes: [],
  isMissing: () => false,
  unknownCall(method) {
    if (method === 'GET') return answer({ error: 'Not implemented' }, { status: 404 });
    return answer({ errors: { detail: 'Page not found' } }, { status: 404 });
  },
  checkVisitor: () => undefined,
  readRequest: ({ endpoint, path, sent }) => ({ path, params: describedParams(endpoint, sent) }),
  rewrite: null,
  links: (header) => header,
  answerError: ({ problem }) => answer(problem.body, { status: problem.status }),
  streams: () => true,
};
