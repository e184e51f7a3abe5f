import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import type { Params } from '../../server/params';
import { crash } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { findLogEntries } from '../../store/moderation-log';
import { numberedPage } from './people';

/** A time with its zone; the real server crashes on a day alone. */
function readMoment(params: Params, name: string): number | null {
  const text = params.text(name) || null;
  if (text === null) return null;
  const moment = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw crash();
  return moment;
}

function list({ server, params }: Call): Response {
  const { rows, total } = findLogEntries(server.db, {
    accountId: params.text('user_id') || null,
    search: params.text('search') || null,
    from: readMoment(params, 'start_date'),
    until: readMoment(params, 'end_date'),
    ...numberedPage(params),
  });
  const items = rows.map(({ id, data, message, created_at }) => ({
    id,
    message,
    time: Math.floor(created_at / 1000),
    data: JSON.parse(data) as unknown,
  }));
  return answer({ items, total });
}

export const moderationLogRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin', [
  {
    endpoint: 'GET /moderation_log',
    access: user('admin:read'),
    requirement: 'moderation_log_read',
    handle: list,
  },
]);
