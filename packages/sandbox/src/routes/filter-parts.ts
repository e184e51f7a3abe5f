import { renderFilterStatus, renderKeyword } from '../render/filters';
import { answer } from '../server/answer';
import { signedIn } from '../server/access';
import { notFound, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import {
  findFilterStatus,
  findKeyword,
  insertFilterStatus,
  insertKeyword,
  removeFilterStatus,
  removeKeyword,
  updateKeyword,
  type FilterKeywordRow,
  type FilterStatusRow,
} from '../store/filter-groups';
import { emitChange, groupOf, GROUPS } from './filter-groups';
import { findStatusFor } from './statuses/statuses';

/** The keyword or status of the path, if the viewer owns it. */
function findOwn<Row>(call: Call, find: (accountId: string, id: number) => Row | undefined): Row {
  const id = Number(call.path['id']);
  const row = Number.isSafeInteger(id) ? find(signedIn(call.viewer).id, id) : undefined;
  if (row === undefined) throw notFound();
  return row;
}

const keywordOf = (call: Call): FilterKeywordRow =>
  findOwn(call, (accountId, id) => findKeyword(call.server.db, accountId, id));
const statusOf = (call: Call): FilterStatusRow =>
  findOwn(call, (accountId, id) => findFilterStatus(call.server.db, accountId, id));

function readKeyword(
  { params }: Call,
  before: FilterKeywordRow | null,
): Pick<FilterKeywordRow, 'keyword' | 'whole_word'> {
  const keyword = params.text('keyword') ?? before?.keyword ?? '';
  if (keyword.trim() === '') throw problem(422, "Validation failed: Keyword can't be blank");
  return { keyword, whole_word: params.flag('whole_word', (before?.whole_word ?? 1) === 1) ? 1 : 0 };
}

function addKeyword(call: Call): Response {
  const content = { group_id: groupOf(call).row.id, ...readKeyword(call, null) };
  const id = insertKeyword(call.server.db, content);
  emitChange(call);
  return answer(renderKeyword({ ...content, id }));
}

function changeKeyword(call: Call): Response {
  const before = keywordOf(call);
  const row = { ...before, ...readKeyword(call, before) };
  updateKeyword(call.server.db, row);
  emitChange(call);
  return answer(renderKeyword(row));
}

function dropKeyword(call: Call): Response {
  removeKeyword(call.server.db, keywordOf(call).id);
  emitChange(call);
  return answer({});
}

function addStatus(call: Call): Response {
  const group_id = groupOf(call).row.id;
  const { status } = findStatusFor(
    { ...call, path: { id: call.params.id('status_id') ?? '' } },
    { unwrap: true },
  );
  const id = insertFilterStatus(call.server.db, { group_id, status_id: status.id });
  emitChange(call);
  return answer(renderFilterStatus({ id, group_id, status_id: status.id }));
}

function dropStatus(call: Call): Response {
  removeFilterStatus(call.server.db, statusOf(call).id);
  emitChange(call);
  return answer({});
}

const READ = user('read:filters');
const WRITE = user('write:filters');

/** The routes of single keywords and statuses of filters of the second version. */
export const filterPartRoutes: Route[] = [
  {
    method: 'GET',
    path: `${GROUPS}/:id/keywords`,
    access: READ,
    handle: (call) => answer(groupOf(call).keywords.map(renderKeyword)),
  },
  { method: 'POST', path: `${GROUPS}/:id/keywords`, access: WRITE, handle: addKeyword },
  {
    method: 'GET',
    path: `${GROUPS}/keywords/:id`,
    access: READ,
    handle: (call) => answer(renderKeyword(keywordOf(call))),
  },
  { method: 'PUT', path: `${GROUPS}/keywords/:id`, access: WRITE, handle: changeKeyword },
  { method: 'DELETE', path: `${GROUPS}/keywords/:id`, access: WRITE, handle: dropKeyword },
  {
    method: 'GET',
    path: `${GROUPS}/:id/statuses`,
    access: READ,
    handle: (call) => answer(groupOf(call).statuses.map(renderFilterStatus)),
  },
  { method: 'POST', path: `${GROUPS}/:id/statuses`, access: WRITE, handle: addStatus },
  {
    method: 'GET',
    path: `${GROUPS}/statuses/:id`,
    access: READ,
    handle: (call) => answer(renderFilterStatus(statusOf(call))),
  },
  { method: 'DELETE', path: `${GROUPS}/statuses/:id`, access: WRITE, handle: dropStatus },
];
