import { refuseHiddenAuthor } from '../../actions/statuses/quotes';
import { type Reader, canSee, readerOf } from '../../render/reader';
import { renderStatus, renderStatuses } from '../../render/status';
import { isStatusOpen } from '../../server/access';
import { answer } from '../../server/answer';
import { notFound, somethingWrong } from '../../server/problem';
import { type Access, type Call, type Route, publicly } from '../../server/route';
import { type StatusRow, findMentions, findStatus, findThread } from '../../store/statuses/statuses';

interface SeenStatus {
  status: StatusRow;
  reader: Reader | null;
}

/** The status of the path, if the viewer may see it; with `unwrap` the repeated status instead of a wrapper. */
export function findStatusFor(call: Call, options: { unwrap: boolean } = { unwrap: false }): SeenStatus {
  const { db } = call.server;
  const reader = readerOf(call.server, call.reader);
  let status = findStatus(db, call.path['id'] ?? '');
  if (options.unwrap && status?.reblog_of_id) status = findStatus(db, status.reblog_of_id);
  if (!status) throw notFound();
  const mentioned = findMentions(db, [status.id]).get(status.id) ?? [];
  if (!canSee(status, mentioned, reader) || !isStatusOpen(call.server.settings, call.reader, status)) {
    throw notFound();
  }
  return { status, reader };
}

const READ: Access = { for: 'public-status', scopes: ['read:statuses'] };

function show(call: Call): Response {
  const { status, reader } = findStatusFor(call);
  const rendered = renderStatus(call.server, status.id, reader);
  if (!rendered) throw notFound();
  return answer(rendered);
}

function several(call: Call): Response {
  const ids = [...call.params.texts('id'), ...call.params.texts('ids')].slice(0, 100);
  return answer(renderStatuses(call.server, ids, readerOf(call.server, call.reader)));
}

/**
 * The statuses of the conversation before and after the id; siblings are among them, statuses of blocked accounts
 * are not.
 */
function context(call: Call): Response {
  const { server, path } = call;
  const id = path['id'] ?? '';
  const status = findStatus(server.db, id);
  const reader = readerOf(server, call.reader);
  const mentions = status ? (findMentions(server.db, [id]).get(id) ?? []) : [];
  if (!status || !canSee(status, mentions, reader)) throw somethingWrong();
  refuseHiddenAuthor(server, { status, reader: call.reader, refusal: somethingWrong });
  const ids = findThread(server.db, status.context)
    .filter((row) => row.id === id || !reader?.hidden.blocked.has(row.account_id))
    .map((row) => row.id);
  return answer({
    ancestors: renderStatuses(
      server,
      ids.filter((other) => other < id),
      reader,
    ),
    descendants: renderStatuses(
      server,
      ids.filter((other) => other > id),
      reader,
    ),
  });
}

export const statusRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/statuses', access: READ, handle: several },
  { method: 'GET', path: '/api/v1/statuses/:id', access: READ, handle: show },
  { method: 'GET', path: '/api/v1/statuses/:id/context', access: publicly('read:statuses'), handle: context },
];
