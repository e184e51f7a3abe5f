import { CHARACTERS, isCharacter } from '../characters/characters';
import type { Params } from '../server/params';
import { problem } from '../server/problem';
import { expireTokens } from '../store/accounts/oauth';
import { act, post } from './acts';
import { accountState, announceByDoor, captchaSolutions, makeSession, sentMails } from './accounts';
import { bulkMessages, bulkStatuses, makeCrowd } from './bulk';
import { changeSettings } from './settings';
import { type Door, accountNamed } from './door';
import { STAGES, type Pattern, type Stage } from './interceptor';
import { listWorld } from '../seed/world';

type Command = (door: Door, params: Params) => unknown;

function readPattern(params: Params): Pattern {
  params.required('path');
  return {
    method: params.text('method')?.toUpperCase() ?? null,
    path: new RegExp(params.text('path') ?? ''),
  };
}

function readStage(params: Params): Stage {
  const word = params.text('at') ?? 'arrival';
  const stage = STAGES.find((each) => each === word);
  if (stage === undefined) throw problem(422, `at: one of ${STAGES.join(', ')}`);
  return stage;
}

function bodyText(params: Params): string {
  const body = params.tree['body'];
  if (body === undefined || body === null) return '{"error":"Made to fail"}';
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function headersOf(params: Params): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params.nested('headers')).map(([name, value]) => [name, String(value)]),
  );
}

function fail({ interceptor }: Door, params: Params): unknown {
  interceptor.fail({
    pattern: readPattern(params),
    times: params.integer('times') ?? 1,
    status: params.integer('status') ?? 500,
    body: bodyText(params),
    contentType: params.text('contentType') ?? 'application/json; charset=utf-8',
    headers: headersOf(params),
    after: params.flag('after'),
  });
  return {};
}

function sockets(door: Door, params: Params): unknown {
  switch (params.text('action')) {
    case 'drop':
      return { dropped: door.sockets.drop(params.integer('code') ?? 1006, params.text('account') ?? null) };
    case 'refuse':
      door.sockets.refusing = true;
      return {};
    case 'allow':
      door.sockets.refusing = false;
      return {};
    default:
      return { open: door.sockets.describe() };
  }
}

function event(door: Door, params: Params): unknown {
  const payload = params.tree['payload'];
  const stream = params.text('stream') ?? null;
  const frame = {
    event: params.text('event') ?? 'update',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload ?? null),
  };
  const label = (stream ?? 'user').split(' ');
  return {
    sent: door.sockets.push(
      { account: params.text('account') ?? null, stream },
      frame.event === 'delete' ? frame : { ...frame, stream: label },
    ),
  };
}

function expire(door: Door, params: Params): unknown {
  const name = params.text('account');
  const accountId = name === undefined ? null : accountNamed(door, name).id;
  return { expired: expireTokens(door.server.db, door.server.now(), accountId) };
}

function character(door: Door, params: Params): unknown {
  const name = params.text('name') ?? '';
  if (!isCharacter(name)) throw problem(422, `name: one of ${Object.keys(CHARACTERS).join(', ')}`);
  door.playCharacter(name);
  return { name };
}

/** The commands: `POST /sandbox/NAME` with a JSON object; `log`, `sockets`, `state` and `world` also answer GET. */
export const COMMANDS: Record<string, Command> = {
  reset: ({ reset }) => {
    reset();
    return {};
  },
  character,
  fail,
  'clear-errors': ({ interceptor }) => {
    interceptor.clearErrors();
    return {};
  },
  hold: ({ interceptor }, params) => {
    interceptor.hold(readPattern(params), readStage(params));
    return {};
  },
  release: ({ interceptor }) => ({ released: interceptor.release() }),
  latency: ({ interceptor }, params) => {
    interceptor.delay({
      pattern: readPattern(params),
      at: readStage(params),
      ms: params.integer('ms') ?? 0,
      times: params.integer('times') ?? Infinity,
    });
    return {};
  },
  sockets,
  event,
  shout: (door, params) => {
    door.sockets.shout.send(accountNamed(door, params.text('as')), params.text('text') ?? '');
    return {};
  },
  post,
  act,
  crowd: makeCrowd,
  bulk: ({ server }, params) => bulkStatuses(server, params),
  messages: bulkMessages,
  clock: ({ setClock }, params) => {
    setClock(params.integer('offsetMs') ?? 0);
    return {};
  },
  settings: ({ server }, params) => changeSettings(server.settings, params),
  log: ({ interceptor }) => interceptor.log,
  state: ({ interceptor, sockets: open }) => ({
    waiting: interceptor.heldRequests,
    sockets: open.describe(),
  }),
  session: makeSession,
  'expire-tokens': expire,
  world: ({ server }) => listWorld(server.db),
  account: (door, params) => accountState(door.server, accountNamed(door, params.text('account')), params),
  announce: ({ server }, params) => announceByDoor(server, params),
  captchas: ({ server }) => captchaSolutions(server),
  mails: ({ server }) => sentMails(server),
};
