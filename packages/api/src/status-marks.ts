import type { Call } from './call';
import type { StatusId } from './model/ids';
import type { Status } from './model/status';
import { required } from './schema/required';
import { readStatus } from './schema/status';
import { statusPath } from './status-path';

const readRequired = required(readStatus, 'status');

function setMark(id: StatusId, verb: string): Call<Status> {
  return { method: 'POST', path: statusPath(id, `/${verb}`), read: readRequired };
}

/** POST /api/v1/statuses/:id/favourite and its opposite. */
export function setFavourite(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'favourite' : 'unfavourite');
}

/** POST /api/v1/statuses/:id/reblog and its opposite. On answers the wrapper, off the original. */
export function setRepeat(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'reblog' : 'unreblog');
}

/** POST /api/v1/statuses/:id/bookmark and its opposite. */
export function setBookmark(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'bookmark' : 'unbookmark');
}
