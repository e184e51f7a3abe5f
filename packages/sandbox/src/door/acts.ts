import { follow } from '../actions/people/follow';
import { createStatus } from '../actions/statuses/create-status';
import { deleteStatus } from '../actions/statuses/edit-status';
import { bookmark, favourite, muteConversation, pin } from '../actions/statuses/marks';
import { vote } from '../actions/statuses/polls';
import { react, unreact } from '../actions/statuses/react';
import { reblog } from '../actions/statuses/reblog';
import { viewerOf } from '../render/viewer';
import { renderStatus } from '../render/status';
import { readPoll } from '../routes/statuses/polls';
import type { Params } from '../server/params';
import { notFound, problem } from '../server/problem';
import type { AccountRow } from '../store/accounts/accounts';
import { findPollOf } from '../store/statuses/polls';
import type { QuoteState, Visibility } from '../store/statuses/statuses';
import { type Door, accountNamed, statusParam } from './door';

interface ActRequest {
  door: Door;
  actor: AccountRow;
  params: Params;
}

type Act = (request: ActRequest) => object | void;

function readReaction({ door, params }: ActRequest) {
  const pictureUrl = params.text('pictureUrl');
  return {
    status: statusParam(door, params),
    emoji: params.text('emoji') ?? '',
    ...(pictureUrl === undefined ? {} : { pictureUrl }),
  };
}

function castVote({ door, actor, params }: ActRequest): void {
  const poll = findPollOf(door.server.db, statusParam(door, params).id);
  if (!poll) throw notFound();
  vote(door.server, actor, { poll, choices: params.texts('choices').map(Number) });
}

/** What an account can be made to do, by name. */
const ACTS: Record<string, Act> = {
  favourite: ({ door, actor, params }) => favourite(door.server, actor, statusParam(door, params)),
  reblog: ({ door, actor, params }) => {
    const status = statusParam(door, params);
    return { id: reblog(door.server, actor, { status, visibility: 'public', app: null }).id };
  },
  delete: ({ door, params }) => deleteStatus(door.server, statusParam(door, params)),
  follow: ({ door, actor, params }) => {
    follow(door.server, actor, { target: accountNamed(door, params.text('target')), options: {} });
  },
  react: (request) => react(request.door.server, request.actor, readReaction(request)),
  unreact: (request) => unreact(request.door.server, request.actor, readReaction(request)),
  vote: castVote,
  bookmark: ({ door, actor, params }) => {
    const folderId = params.id('folder') ?? null;
    bookmark(door.server, actor, { status: statusParam(door, params), folderId });
  },
  pin: ({ door, actor, params }) => pin(door.server, actor, statusParam(door, params)),
  'mute-conversation': ({ door, actor, params }) => {
    const expiresIn = params.integer('expiresIn') ?? 0;
    muteConversation(door.server, actor, { status: statusParam(door, params), expiresIn });
  },
};

/** Acts as an account, in the same way as a request would. */
export function act(door: Door, params: Params): unknown {
  const actor = accountNamed(door, params.text('as'));
  const name = params.text('action') ?? '';
  const action = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  if (!action) throw problem(422, `action: one of ${Object.keys(ACTS).join(', ')}`);
  return action({ door, actor, params }) ?? {};
}

const SCOPES: readonly Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct'];
const QUOTE_STATES: readonly QuoteState[] = ['accepted', 'pending', 'rejected', 'revoked'];

/** Posts as an account, in the same way as a request would; returns the status as its author sees it. */
export function post(door: Door, params: Params): unknown {
  const { server } = door;
  const author = accountNamed(door, params.text('as'));
  const at = params.integer('at');
  const visibility = params.text('visibility');
  const quoteState = params.text('quoteState');
  const poll = readPoll(params);
  const status = createStatus(server, {
    author,
    text: params.text('text') ?? '',
    contentType: params.text('contentType') ?? 'text/plain',
    spoilerText: params.text('spoilerText') ?? '',
    sensitive: params.flag('sensitive'),
    visibility: SCOPES.find((scope) => scope === visibility) ?? null,
    inReplyToId: params.id('inReplyTo') ?? null,
    quoteId: params.id('quote') ?? null,
    quoteState: QUOTE_STATES.find((state) => state === quoteState) ?? 'accepted',
    mediaIds: params.texts('mediaIds'),
    app: null,
    ...(poll === undefined ? {} : { poll }),
    ...(at === undefined ? {} : { at }),
  });
  return renderStatus(server, status.id, viewerOf(server, author));
}
