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

/** POST /api/v1/statuses/:id/favourite or unfavourite. */
export function setFavourite(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'favourite' : 'unfavourite');
}

/** POST /api/v1/statuses/:id/reblog or unreblog. Returns the wrapper when on, the original when off. */
export function setRepeat(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'reblog' : 'unreblog');
}

/**
 * POST /api/v1/statuses/:id/bookmark or unbookmark. Bookmarking again moves the bookmark: without a folder it is
 * removed from its folder.
 */
export function setBookmark(id: StatusId, on: boolean, folderId: string | null = null): Call<Status> {
  const call = setMark(id, on ? 'bookmark' : 'unbookmark');
  if (!on || folderId === null) return call;
  return { ...call, body: { kind: 'json', value: { folder_id: folderId } } };
}

/** POST /api/v1/statuses/:id/pin or unpin. 400 above the server's maximum of pins, which is small. */
export function setPin(id: StatusId, on: boolean): Call<Status> {
  return setMark(id, on ? 'pin' : 'unpin');
}

/**
 * POST /api/v1/statuses/:id/mute or unmute: mutes its conversation. 400 when it is already muted. `expiresIn` in
 * seconds, 0 for no end, on servers with the feature `threadMuteExpiry`.
 */
export function setConversationMute(id: StatusId, on: boolean, expiresIn = 0): Call<Status> {
  const call: Call<Status> = { ...setMark(id, on ? 'mute' : 'unmute'), feature: 'threadMute' };
  return on && expiresIn > 0 ? { ...call, body: { kind: 'json', value: { expires_in: expiresIn } } } : call;
}
