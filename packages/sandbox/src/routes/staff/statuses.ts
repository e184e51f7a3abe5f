import type { WireStatus } from '@linnet/api/wire';
import { logStep } from '../../actions/log-staff';
import { deleteStatus } from '../../actions/statuses/edit-status';
import { renderStaffAccount } from '../../render/people';
import { renderStatusesForStaff } from '../../render/status';
import { viewerOf } from '../../render/viewer';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { findAccount } from '../../store/accounts/accounts';
import { type StatusRow, type Visibility, changeScope, findStatus } from '../../store/statuses/statuses';

const SCOPES: readonly Visibility[] = ['public', 'unlisted', 'private', 'direct'];

/** The scopes that staff can set; another known one changes nothing. */
const SETTABLE_SCOPES: readonly Visibility[] = ['public', 'unlisted', 'private'];

function statusOf({ server, path }: Call): StatusRow {
  const status = findStatus(server.db, path['id'] ?? '');
  if (!status) throw problem(404, 'Not found');
  return status;
}

/** A status for the staff: of any scope, with their view of its author. */
function render({ server, viewer }: Call, { id, account_id }: StatusRow): WireStatus {
  const [status] = renderStatusesForStaff(server, [id], viewerOf(server, viewer));
  const author = findAccount(server.db, account_id);
  if (!status || !author) throw problem(404, 'Not found');
  return { ...status, account: renderStaffAccount(server, author) };
}

function change(call: Call): Response {
  const { server, params } = call;
  const before = statusOf(call);
  const name = params.text('visibility');
  const visibility = SCOPES.find((known) => known === name);
  if (name !== undefined && visibility === undefined) throw crash();
  const isSettable = visibility !== undefined && SETTABLE_SCOPES.includes(visibility);
  changeScope(server.db, before.id, {
    sensitive: params.flag('sensitive', before.sensitive === 1) ? 1 : 0,
    visibility: isSettable ? visibility : before.visibility,
  });
  const after = statusOf(call);
  logStep(call, {
    action: 'status_update',
    words: `updated status #${after.id}${changesOf(params)}`,
    data: {
      subject: { id: after.id, type: 'status' },
      sensitive: params.has('sensitive') ? params.flag('sensitive') : null,
      visibility: name ?? null,
    },
  });
  server.hub.emit({ kind: 'status.update', status: after });
  return answer(render(call, after));
}

/** The requested changes, in the words of the log. */
function changesOf(params: Call['params']): string {
  const parts = [
    ...(params.has('sensitive') ? [`sensitive: '${params.flag('sensitive')}'`] : []),
    ...(params.has('visibility') ? [`visibility: '${params.text('visibility')}'`] : []),
  ];
  return parts.length === 0 ? '' : `, set ${parts.join(' ')}`;
}

function remove(call: Call): Response {
  const status = statusOf(call);
  deleteStatus(call.server, status);
  logStep(call, {
    action: 'status_delete',
    words: `deleted status #${status.id}`,
    data: { subject_id: status.id },
  });
  return answer({});
}

const WRITE = user('admin:write:statuses');

export const staffStatusRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/statuses', [
  {
    endpoint: 'GET /:id',
    access: user('admin:read:statuses'),
    requirement: 'messages_read',
    handle: (call) => answer(render(call, statusOf(call))),
  },
  { endpoint: 'PUT /:id', access: WRITE, requirement: 'messages_delete', handle: change },
  { endpoint: 'DELETE /:id', access: WRITE, requirement: 'messages_delete', handle: remove },
]);
