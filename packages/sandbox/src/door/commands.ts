import { createStatus } from '../actions/create-status';
import { favourite } from '../actions/favourite';
import { follow } from '../actions/follow';
import { reblog } from '../actions/reblog';
import { readerOf } from '../render/reader';
import { renderStatus } from '../render/status';
import { notFound, problem } from '../server/problem';
import type { Params } from '../server/params';
import { findAccountByName, type AccountRow } from '../store/accounts';
import { expireTokens } from '../store/oauth';
import { deleteStatus } from '../actions/delete-status';
import { findStatus, type StatusRow, type Visibility } from '../store/statuses';
import { bulkStatuses } from './bulk';
import { changeSettings } from './change-settings';
import type { Door } from './door';
import type { Pattern } from './interceptor';

type Command = (door: Door, params: Params) => unknown;

function readPattern(params: Params): Pattern {
  params.required('path');
  return {
    method: params.text('method')?.toUpperCase() ?? null,
    path: new RegExp(params.text('path') ?? ''),
  };
}

function accountNamed(door: Door, name: string | undefined): AccountRow {
  const account = findAccountByName(door.here.db, name ?? '', door.here.host());
  if (!account) throw problem(404, `No account "${name ?? ''}"`);
  return account;
}

function statusGiven(door: Door, params: Params): StatusRow {
  const status = findStatus(door.here.db, params.id('status') ?? '');
  if (!status) throw notFound();
  return status;
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

const SCOPES: readonly Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct'];

function post(door: Door, params: Params): unknown {
  const { here } = door;
  const author = accountNamed(door, params.text('as'));
  const at = params.integer('at');
  const visibility = params.text('visibility');
  const status = createStatus(here, {
    author,
    text: params.text('text') ?? '',
    contentType: params.text('contentType') ?? 'text/plain',
    spoilerText: params.text('spoilerText') ?? '',
    sensitive: params.flag('sensitive'),
    visibility: SCOPES.find((scope) => scope === visibility) ?? null,
    inReplyToId: params.id('inReplyTo') ?? null,
    quoteId: params.id('quote') ?? null,
    mediaIds: params.texts('mediaIds'),
    app: null,
    ...(at === undefined ? {} : { at }),
  });
  return renderStatus(here, status.id, readerOf(here, author));
}

function act(door: Door, params: Params): unknown {
  const { here } = door;
  const actor = accountNamed(door, params.text('as'));
  switch (params.text('action')) {
    case 'favourite':
      favourite(here, actor, statusGiven(door, params));
      return {};
    case 'reblog':
      return {
        id: reblog(here, actor, { status: statusGiven(door, params), visibility: 'public', app: null }).id,
      };
    case 'delete':
      deleteStatus(here, statusGiven(door, params));
      return {};
    case 'follow':
      follow(here, actor, { target: accountNamed(door, params.text('target')), options: {} });
      return {};
    default:
      throw problem(422, 'action: favourite, reblog, delete or follow');
  }
}

function expire(door: Door, params: Params): unknown {
  const name = params.text('account');
  const accountId = name === undefined ? null : accountNamed(door, name).id;
  return { expired: expireTokens(door.here.db, door.here.now(), accountId) };
}

/** `POST /sandbox/NAME` with a JSON object; `log`, `sockets` and `state` also answer GET. */
export const COMMANDS: Record<string, Command> = {
  reset: ({ reset }) => {
    reset();
    return {};
  },
  fail,
  hold: ({ interceptor }, params) => {
    interceptor.hold(readPattern(params));
    return {};
  },
  release: ({ interceptor }) => ({ released: interceptor.release() }),
  latency: ({ interceptor }, params) => {
    interceptor.delay(readPattern(params), params.integer('ms') ?? 0);
    return {};
  },
  sockets,
  event,
  post,
  act,
  bulk: ({ here }, params) => bulkStatuses(here, params),
  clock: ({ setClock }, params) => {
    setClock(params.integer('offsetMs') ?? 0);
    return {};
  },
  settings: ({ here }, params) => changeSettings(here.settings, params),
  log: ({ interceptor }) => interceptor.log,
  state: ({ interceptor, sockets: open }) => ({ waiting: interceptor.waiting, sockets: open.describe() }),
  'expire-tokens': expire,
};
