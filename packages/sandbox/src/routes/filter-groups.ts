import { renderFilterGroup } from '../render/filters';
import { answer } from '../server/answer';
import { signedIn } from '../server/access';
import type { ParamTree } from '../server/params';
import { isTree, Params } from '../server/params';
import { notFound, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import {
  findFilterGroup,
  insertFilterGroup,
  insertKeyword,
  listFilterGroups,
  removeFilterGroup,
  removeKeyword,
  updateFilterGroup,
  updateKeyword,
  type FilterGroup,
  type FilterGroupRow,
} from '../store/filter-groups';

const CONTEXTS = new Set(['home', 'notifications', 'public', 'thread', 'account']);
const ACTIONS = new Set(['warn', 'hide', 'blur']);

const invalid = (what: string) => problem(422, `Validation failed: ${what}`);

/** The time when a filter expires: unchanged without the parameter, never when it is empty. */
function readExpiry({ server, params }: Call, before: FilterGroupRow | null): number | null {
  if (!params.has('expires_in')) return before?.expires_at ?? null;
  const seconds = params.integer('expires_in');
  return seconds === undefined ? null : server.now() + seconds * 1000;
}

function readRow(call: Call, before: FilterGroupRow | null): Omit<FilterGroupRow, 'id'> {
  const { params } = call;
  const title = params.text('title') ?? before?.title ?? '';
  const context = params.has('context')
    ? params.texts('context')
    : (JSON.parse(before?.context ?? '[]') as string[]);
  const action = params.text('filter_action') ?? before?.filter_action ?? 'warn';
  if (title.trim() === '') throw invalid("Title can't be blank");
  if (context.length === 0) throw invalid("Context can't be blank");
  if (!context.every((name) => CONTEXTS.has(name))) throw invalid('Context None or invalid context supplied');
  if (!ACTIONS.has(action)) throw invalid('Action is not included in the list');
  return {
    account_id: signedIn(call.viewer).id,
    title,
    context: JSON.stringify(context),
    filter_action: action,
    expires_at: readExpiry(call, before),
  };
}

/** `keywords_attributes` as a list, or as an object by index as forms send it. */
function readKeywords({ params }: Call): Params[] {
  const param = params.tree['keywords_attributes'];
  const list = Array.isArray(param) ? param : isTree(param) ? Object.values(param) : [];
  return list.filter(isTree).map((tree: ParamTree) => new Params(tree));
}

function saveKeywords(call: Call, groupId: number, before: FilterGroup | null): void {
  const { db } = call.server;
  for (const change of readKeywords(call)) {
    const id = change.integer('id');
    const existing = before?.keywords.find((keyword) => keyword.id === id);
    if (id !== undefined && !existing) throw notFound();
    if (existing && change.flag('_destroy')) {
      removeKeyword(db, existing.id);
      continue;
    }
    const keyword = change.text('keyword') ?? existing?.keyword ?? '';
    if (keyword.trim() === '') throw invalid("Keywords keyword can't be blank");
    const whole_word = change.flag('whole_word', (existing?.whole_word ?? 1) === 1) ? 1 : 0;
    if (existing) updateKeyword(db, { ...existing, keyword, whole_word });
    else insertKeyword(db, { group_id: groupId, keyword, whole_word });
  }
}

function answerWithGroup(call: Call, id: number): Response {
  const group = findFilterGroup(call.server.db, signedIn(call.viewer).id, id);
  if (!group) throw notFound();
  return answer(renderFilterGroup(group));
}

/** The filter of the path, if the viewer owns it. */
export function groupOf({ server, viewer, path }: Call): FilterGroup {
  const id = Number(path['id']);
  const group = Number.isSafeInteger(id) ? findFilterGroup(server.db, signedIn(viewer).id, id) : undefined;
  if (!group) throw notFound();
  return group;
}

export function emitChange({ server, viewer }: Call): void {
  server.hub.emit({ kind: 'filters', accountId: signedIn(viewer).id });
}

function create(call: Call): Response {
  const { db } = call.server;
  const id = db.transaction(() => {
    const groupId = insertFilterGroup(db, readRow(call, null));
    saveKeywords(call, groupId, null);
    return groupId;
  });
  emitChange(call);
  return answerWithGroup(call, id);
}

function update(call: Call): Response {
  const { db } = call.server;
  const group = groupOf(call);
  db.transaction(() => {
    updateFilterGroup(db, { ...readRow(call, group.row), id: group.row.id });
    saveKeywords(call, group.row.id, group);
  });
  emitChange(call);
  return answerWithGroup(call, group.row.id);
}

function remove(call: Call): Response {
  removeFilterGroup(call.server.db, groupOf(call).row.id);
  emitChange(call);
  return answer({});
}

function list({ server, viewer }: Call): Response {
  return answer(listFilterGroups(server.db, signedIn(viewer).id).map(renderFilterGroup));
}

const READ = user('read:filters');
const WRITE = user('write:filters');
export const GROUPS = '/api/v2/filters';

/** The routes of the second version of filters: only with the setting `filtersV2`. */
export const filterGroupRoutes: Route[] = [
  { method: 'GET', path: GROUPS, access: READ, handle: list },
  { method: 'POST', path: GROUPS, access: WRITE, handle: create },
  {
    method: 'GET',
    path: `${GROUPS}/:id`,
    access: READ,
    handle: (call) => answerWithGroup(call, groupOf(call).row.id),
  },
  { method: 'PUT', path: `${GROUPS}/:id`, access: WRITE, handle: update },
  { method: 'DELETE', path: `${GROUPS}/:id`, access: WRITE, handle: remove },
];
