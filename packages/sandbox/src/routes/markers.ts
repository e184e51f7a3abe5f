import type { WireMarkers } from '@linnet/api/wire';
import { zonelessTime } from '../render/time';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { isTree } from '../server/params';
import { user, type Call, type Route } from '../server/route';
import { findMarkers, saveMarker, type MarkerRow } from '../store/settings';
import { countUnseen } from '../store/notifications';

function render(call: Call, rows: MarkerRow[]): WireMarkers {
  const accountId = signedIn(call.reader).id;
  return Object.fromEntries(
    rows.map((row) => [
      row.timeline,
      {
        last_read_id: row.last_read_id,
        version: 0,
        updated_at: zonelessTime(row.updated_at),
        pleroma: {
          unread_count: row.timeline === 'notifications' ? countUnseen(call.here.db, accountId) : 0,
        },
      },
    ]),
  );
}

function list(call: Call): Response {
  const rows = findMarkers(call.here.db, signedIn(call.reader).id, call.params.texts('timeline'));
  return answer(render(call, rows));
}

function save(call: Call): Response {
  const { here, params } = call;
  const accountId = signedIn(call.reader).id;
  const touched = here.manner.markedTimelines.filter((timeline) => isTree(params.tree[timeline]));
  for (const timeline of touched) {
    const lastRead = params.nested(timeline)['last_read_id'];
    if (typeof lastRead !== 'string' && typeof lastRead !== 'number') continue;
    saveMarker(here.db, accountId, { timeline, last_read_id: String(lastRead), updated_at: here.now() });
  }
  return answer(render(call, findMarkers(here.db, accountId, touched)));
}

export const markerRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/markers', access: user('read:statuses'), handle: list },
  { method: 'POST', path: '/api/v1/markers', access: user('write:statuses'), handle: save },
];
