import { refuseWithheld } from '../actions/statuses/quotes';
import { canSee, readerOf } from '../render/reader';
import { renderStatus, renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { notFound, somethingWrong } from '../server/problem';
import { publicly, type Access, type Call, type Route } from '../server/route';
import { findMentions, findStatus, findThread } from '../store/statuses';
import { findStatusFor } from './find-status-for';

const READ: Access = { for: 'public-status', scopes: ['read:statuses'] };

function show(call: Call): Response {
  const { status, reader } = findStatusFor(call);
  const rendered = renderStatus(call.here, status.id, reader);
  if (!rendered) throw notFound();
  return answer(rendered);
}

function several(call: Call): Response {
  const ids = [...call.params.texts('id'), ...call.params.texts('ids')].slice(0, 100);
  return answer(renderStatuses(call.here, ids, readerOf(call.here, call.reader)));
}

/**
 * The statuses of the conversation before and after the id; siblings are among them, statuses of blocked accounts
 * are not.
 */
function context(call: Call): Response {
  const { here, path } = call;
  const id = path['id'] ?? '';
  const status = findStatus(here.db, id);
  const reader = readerOf(here, call.reader);
  const mentions = status ? (findMentions(here.db, [id]).get(id) ?? []) : [];
  if (!status || !canSee(status, mentions, reader)) throw somethingWrong();
  refuseWithheld(here, { status, reader: call.reader, refusal: somethingWrong });
  const ids = findThread(here.db, status.context)
    .filter((row) => row.id === id || !reader?.hidden.blocked.has(row.account_id))
    .map((row) => row.id);
  return answer({
    ancestors: renderStatuses(
      here,
      ids.filter((other) => other < id),
      reader,
    ),
    descendants: renderStatuses(
      here,
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
