import { describedParams } from '../../server/described-parameters';
import { Params } from '../../server/params';
import type { Character } from '../character';
import { pleroma } from '../pleroma';
import { retell } from '../retell';
import { statusFacts } from '../status-facts';
import { akkomaDocument } from './documents';
import { akkomaRoutes } from './routes';
import { akkomaWordings } from './wordings';

const LACKS = [
  /\/api\/v2\/instance$/,
  /\/api\/v1\/search$/,
  /\/timelines\/direct$/,
  /\/pleroma\/statuses\/:id\/quotes$/,
  /\/pleroma\/bookmark_folders/,
  /\/pleroma\/chats/,
  /\/pleroma\/birthdays$/,
  /\/pleroma\/settings\//,
  /\/accounts\/:id\/(?:un)?pin$/,
  /\/endorsements$/,
  /\/familiar_followers$/,
  /\/api\/v1\/trends$/,
];

const POSTING = new Set(['POST /api/v1/statuses', 'PUT /api/v1/statuses/:id']);
const FORMATS = new Map([['text/x.misskeymarkdown', 'text/markdown']]);

/** Reads Misskey's Markdown as ordinary Markdown. */
function readPosting(params: Params): Params {
  const format = FORMATS.get(params.text('content_type') ?? '');
  return format === undefined ? params : new Params({ ...params.tree, content_type: format });
}

/** Akkoma 3.15: a fork of Pleroma with other extensions. */
export const akkoma: Character = {
  ...pleroma,
  name: 'akkoma',
  manner: {
    ...pleroma.manner,
    pollsTakeExpiry: true,
    streaming: {
      answers: false,
      tokenInMessage: false,
      tokenAsProtocol: false,
      openToVisitors: true,
      prefix: '',
      labelsDeletions: false,
    },
    document: akkomaDocument,
  },
  routes: akkomaRoutes,
  lacks: (line) => LACKS.some((pattern) => pattern.test(line)),
  hear({ line, path, sent }) {
    const params = describedParams(line, sent);
    return { path, params: POSTING.has(line) ? readPosting(params) : params };
  },
  say(value, { here, line }) {
    const [, path = ''] = line.split(' ');
    const context = { facts: statusFacts(here, value) };
    return akkomaDocument(path, retell(value, { wordings: akkomaWordings, context }));
  },
  streams: (event) => event !== 'pleroma:chat_update' && event !== 'pleroma:follow_relationships_update',
};
