import type { WireFilter } from '@linnet/api/wire';
import { wireTime } from '../render/time';
import { answer } from '../server/answer';
import { signedIn } from '../server/access';
import { crash, notFound, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import {
  findFilter,
  insertFilter,
  listFilters,
  removeFilter,
  saveFilter,
  type FilterContent,
  type FilterRow,
} from '../store/filters';

const CONTEXTS = new Set(['home', 'notifications', 'public', 'thread']);

function renderFilter(row: FilterRow): WireFilter {
  return {
    id: String(row.id),
    phrase: row.phrase,
    context: JSON.parse(row.context) as string[],
    expires_at: row.expires_at === null ? null : wireTime(row.expires_at),
    irreversible: row.irreversible === 1,
    whole_word: row.whole_word === 1,
  };
}

function readContext({ params }: Call): string {
  const context = params.texts('context');
  const unknown = context.findIndex((name) => !CONTEXTS.has(name));
  if (unknown >= 0) throw crash();
  return JSON.stringify(context);
}

/** The filter in the parameters; what an update leaves out is taken from `before`. */
function readContent(call: Call, before: FilterRow | null): FilterContent {
  const { params, server } = call;
  params.required('phrase', 'context');
  const phrase = params.text('phrase') ?? '';
  const context = readContext(call);
  if (phrase.trim() === '') throw problem(422, "phrase can't be blank");
  const seconds = params.integer('expires_in');
  const unchangedExpiry = params.has('expires_in') ? null : (before?.expires_at ?? null);
  return {
    phrase,
    context,
    irreversible: params.flag('irreversible', before?.irreversible === 1) ? 1 : 0,
    whole_word: params.flag('whole_word', true) ? 1 : 0,
    expires_at: seconds === undefined ? unchangedExpiry : server.now() + seconds * 1000,
  };
}

function list({ server, viewer }: Call): Response {
  return answer(listFilters(server.db, signedIn(viewer).id).map(renderFilter));
}

function filterOf({ server, viewer, path }: Call): FilterRow {
  const id = Number(path['id']);
  const row = Number.isSafeInteger(id) ? findFilter(server.db, signedIn(viewer).id, id) : undefined;
  if (!row) throw notFound();
  return row;
}

function create(call: Call): Response {
  const accountId = signedIn(call.viewer).id;
  const row = insertFilter(call.server.db, accountId, readContent(call, null));
  return answer(renderFilter(row));
}

function update(call: Call): Response {
  const before = filterOf(call);
  const row = { ...before, ...readContent(call, before) };
  saveFilter(call.server.db, row);
  return answer(renderFilter(row));
}

function remove(call: Call): Response {
  const { account_id, id } = filterOf(call);
  removeFilter(call.server.db, account_id, id);
  return answer({});
}

const READ = user('read:filters');
const WRITE = user('write:filters');
const FILTERS = '/api/v1/filters';

export const filterRoutes: Route[] = [
  { method: 'GET', path: FILTERS, access: READ, handle: list },
  { method: 'POST', path: FILTERS, access: WRITE, handle: create },
  {
    method: 'GET',
    path: `${FILTERS}/:id`,
    access: READ,
    handle: (call) => answer(renderFilter(filterOf(call))),
  },
  { method: 'PUT', path: `${FILTERS}/:id`, access: WRITE, handle: update },
  { method: 'DELETE', path: `${FILTERS}/:id`, access: WRITE, handle: remove },
];
