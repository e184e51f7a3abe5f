import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { type Call, type Route, user } from '../../server/route';

const SCOPES = ['public', 'unlisted', 'private', 'direct'] as const;

/** How many statuses there are of each scope: of all servers, or of one. */
function show({ server, params }: Call): Response {
  const host = params.text('instance') ?? '';
  const isOwn = host === server.host();
  const of =
    host === '' ? '' : `and account_id in (select id from accounts where host ${isOwn ? 'is null' : '= ?'})`;
  const count = (scope: string) =>
    server.db.one<{ n: number }>(
      `select count(*) as n from statuses where visibility = ? and reblog_of_id is null ${of}`,
      scope,
      ...(host === '' || isOwn ? [] : [host]),
    )?.n ?? 0;
  return answer({ status_visibility: Object.fromEntries(SCOPES.map((scope) => [scope, count(scope)])) });
}

export const statisticsRoutes: Route[] = staffRoutes('/api/v1/pleroma/admin/stats', [
  { endpoint: 'GET', access: user('admin:read'), requirement: 'statistics_read', handle: show },
]);
