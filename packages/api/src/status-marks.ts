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

/**
 * POST /api/v1/statuses/:id/bookmark and its opposite. Bookmarking again moves it: without a folder it is taken out
 * of the one that it was in.
 */
export function setBookmark(id: StatusId, on: boolean, folderId: string | null = null): Call<Status> {
  const call = setMark(id, on ? 'bookmark' : 'unbookmark');
  if (!on || folderId === null) return call;
  return { ...call, body: { kind: 'json', value: { folder_id: folderId } } };
}

/** POST /api/v1/statuses/:id/pin and its opposite. 400 past the server's number of pins, which is small. */
export function setPin(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'pin' : 'unpin');
}

/**
 * POST /api/v1/statuses/:id/mute and its opposite, for its whole thread. 400 when it is muted already. `expiresIn`
 * in seconds, 0 for good, where the server has `threadMuteExpiry`.
 */
export function setConversationMute(id: StatusId, on: boolean, expiresIn = 0): Call<Status> {
  const call: Call<Status> = { ...setMark(id, on ? 'mute' : 'unmute'), feature: 'threadMute' };
  return on && expiresIn > 0 ? { ...call, body: { kind: 'json', value: { expires_in: expiresIn } } } : call;
}
