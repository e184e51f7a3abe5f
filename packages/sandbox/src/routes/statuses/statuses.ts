import { checkAuthorVisible } from '../../actions/statuses/quotes';
import { type Viewer, canSee, viewerOf } from '../../render/viewer';
import { renderStatus, renderStatuses } from '../../render/status';
import { isStatusOpen } from '../../server/access';
import { answer } from '../../server/answer';
import { notFound, somethingWrong } from '../../server/problem';
import { type Access, type Call, type Route, publicly } from '../../server/route';
import { type StatusRow, findMentions, findStatus, findThread } from '../../store/statuses/statuses';

interface VisibleStatus {
  status: StatusRow;
  viewer: Viewer | null;
}

/** The status of the path, if the viewer may see it; with `unwrap` the repeated status instead of a wrapper. */
export function findStatusFor(call: Call, options: { unwrap: boolean } = { unwrap: false }): VisibleStatus {
  const { db } = call.server;
  const viewer = viewerOf(call.server, call.viewer);
  let status = findStatus(db, call.path['id'] ?? '');
  if (options.unwrap && status?.reblog_of_id) status = findStatus(db, status.reblog_of_id);
  if (!status) throw notFound();
  const mentioned = findMentions(db, [status.id]).get(status.id) ?? [];
  if (!canSee(status, mentioned, viewer) || !isStatusOpen(call.server.settings, call.viewer, status)) {
    throw notFound();
  }
  return { status, viewer };
}

const READ: Access = { for: 'public-status', scopes: ['read:statuses'] };

function show(call: Call): Response {
  const { status, viewer } = findStatusFor(call);
  const rendered = renderStatus(call.server, status.id, viewer);
  if (!rendered) throw notFound();
  return answer(rendered);
}

function showSeveral(call: Call): Response {
  const ids = [...call.params.texts('id'), ...call.params.texts('ids')].slice(0, 100);
  return answer(renderStatuses(call.server, ids, viewerOf(call.server, call.viewer)));
}

/**
 * The statuses of the conversation before and after the id; siblings are among them, statuses of blocked accounts
 * are not.
 */
function context(call: Call): Response {
  const { server, path } = call;
  const id = path['id'] ?? '';
  const status = findStatus(server.db, id);
  const viewer = viewerOf(server, call.viewer);
  const mentions = status ? (findMentions(server.db, [id]).get(id) ?? []) : [];
  if (!status || !canSee(status, mentions, viewer)) throw somethingWrong();
  checkAuthorVisible(server, { status, viewer: call.viewer, makeError: somethingWrong });
  const ids = findThread(server.db, status.context)
    .filter((row) => row.id === id || !viewer?.hidden.blocked.has(row.account_id))
    .map((row) => row.id);
  return answer({
    ancestors: renderStatuses(
      server,
      ids.filter((other) => other < id),
      viewer,
    ),
    descendants: renderStatuses(
      server,
      ids.filter((other) => other > id),
      viewer,
    ),
  });
}

export const statusRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/statuses', access: READ, handle: showSeveral },
  { method: 'GET', path: '/api/v1/statuses/:id', access: READ, handle: show },
  { method: 'GET', path: '/api/v1/statuses/:id/context', access: publicly('read:statuses'), handle: context },
];
