import { type StatusId, setBookmark, setConversationMute, setPin } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';
import { canAct, canInteract, isOwn } from './can-act';
import type { ToggleAction } from './toggle-action';

export const bookmark: ToggleAction = {
  name: 'bookmark',
  isOn: (row) => row.bookmarked,
  can: (scene) => canAct(scene) && scene.has('bookmarks'),
  show: (row, on) => ({ ...row, bookmarked: on, bookmarkFolderId: null }),
  call: setBookmark,
};

/** Bookmarks a status into a folder, or moves an existing bookmark there. Null means no folder. */
export function bookmarkInto(folderId: string | null): ToggleAction {
  return {
    ...bookmark,
    show: (row, on) => ({ ...row, bookmarked: on, bookmarkFolderId: on ? folderId : null }),
    call: (id, on) => setBookmark(id, on, folderId),
  };
}

/** Pins one of the viewer's own statuses to the top of their profile. */
export const pin: ToggleAction = {
  name: 'pin',
  isOn: (row) => row.pinned,
  can: (scene) =>
    !scene.row.deleted && isOwn(scene) && (scene.row.scope === 'public' || scene.row.scope === 'unlisted'),
  show: (row, on) => ({ ...row, pinned: on }),
  call: setPin,
};

/**
 * Ids of the other statuses in the graph that belong to the same conversation. Where the server sends no conversation
 * id, those are the statuses whose oldest known ancestor is the same.
 */
function conversationIds(graph: Graph, row: StatusRow): StatusId[] {
  const thread = row.conversationId ?? oldestAncestorOf(graph, row);
  return [...graph.statuses.ids()].filter((id) => {
    const other = graph.statuses.fact(id);
    if (other === undefined || id === row.id || other.repeatOfId !== null) return false;
    return (row.conversationId === null ? oldestAncestorOf(graph, other) : other.conversationId) === thread;
  });
}

/** Id of the oldest known ancestor; the status itself when it has none. */
function oldestAncestorOf(graph: Graph, row: StatusRow): StatusId {
  const visited = new Set<StatusId>();
  let id = row.id;
  for (let next: StatusId | null = id; next !== null && !visited.has(next);) {
    visited.add(next);
    id = next;
    next = graph.statuses.fact(next)?.inReplyToId ?? null;
  }
  return id;
}

/**
 * Mutes a whole conversation: the viewer gets no more notifications of it, and each status of it is marked as muted.
 */
export const muteConversation: ToggleAction = {
  name: 'mute',
  confirmationSetting: 'modalOnMuteConversation',
  isOn: (row) => row.threadMuted,
  can: (scene) => canInteract(scene) && scene.has('threadMute'),
  // Servers send `muted` for a muted conversation and for a muted author alike. A status that was muted without its
  // conversation stays muted.
  show: (row, on) => ({ ...row, threadMuted: on, muted: on || (row.muted && !row.threadMuted) }),
  also: conversationIds,
  call: (id, on) => setConversationMute(id, on),
};

/** Mutes for a number of seconds, on servers with `threadMuteExpiry`; 0 mutes without end. */
export function muteConversationFor(seconds: number): ToggleAction {
  return { ...muteConversation, call: (id, on) => setConversationMute(id, on, seconds) };
}
