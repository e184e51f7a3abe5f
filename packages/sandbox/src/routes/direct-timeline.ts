import { readerOf } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { linkHeader } from '../server/link-header';
import { linkParams, readPage } from '../server/read-page';
import { user, type Call, type Route } from '../server/route';
import { directTimeline } from '../store/direct-statuses';

function timeline(call: Call): Response {
  const { here, params, url } = call;
  const ids = directTimeline(here.db, signedIn(call.reader).id, readPage(params));
  const headers = linkHeader({ here, path: url.pathname, params: linkParams(params, {}), ids });
  return answer(renderStatuses(here, ids, readerOf(here, call.reader)), { headers });
}

export const directTimelineRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/timelines/direct', access: user('read:statuses'), handle: timeline },
];
