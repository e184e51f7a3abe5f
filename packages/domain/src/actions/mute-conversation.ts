import { setConversationMute } from '@linnet/api';
import { canAnswer } from './can-act';
import { conversationIds } from './conversation-ids';
import type { ToggleAction } from './toggle-action';

/**
 * Mutes a whole conversation: the viewer gets no more notifications of it, and each status of it is marked as muted.
 */
export const muteConversation: ToggleAction = {
  name: 'mute',
  asks: 'modalOnMuteConversation',
  isOn: (row) => row.threadMuted,
  can: (scene) => canAnswer(scene) && scene.has('threadMute'),
  // Servers send `muted` for a muted conversation and for a muted author alike. Unmuting the conversation keeps what
  // was muted before.
  show: (row, on) => ({ ...row, threadMuted: on, muted: on || (row.muted && !row.threadMuted) }),
  also: conversationIds,
  call: (id, on) => setConversationMute(id, on),
};

/** Mutes for a number of seconds, on servers with `threadMuteExpiry`; 0 mutes without end. */
export function muteConversationFor(seconds: number): ToggleAction {
  return { ...muteConversation, call: (id, on) => setConversationMute(id, on, seconds) };
}
