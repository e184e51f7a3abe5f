import { setConversationMute } from '@linnet/api';
import { canAnswer } from './can-act';
import { conversationIds } from './conversation-ids';
import type { ToggleAction } from './toggle-action';

/** Mutes the whole thread: nobody is told of it any more, and each status of it knows. */
export const muteConversation: ToggleAction = {
  name: 'mute',
  asks: 'modalOnMuteConversation',
  isOn: (row) => row.threadMuted,
  can: (scene) => canAnswer(scene) && scene.has('threadMute'),
  // Servers say `muted` of the thread and of the author alike: what was muted before the thread is so after it.
  show: (row, on) => ({ ...row, threadMuted: on, muted: on || (row.muted && !row.threadMuted) }),
  also: conversationIds,
  call: (id, on) => setConversationMute(id, on),
};

/** For a time, in seconds, on servers with `threadMuteExpiry`; 0 is for good. */
export function muteConversationFor(seconds: number): ToggleAction {
  return { ...muteConversation, call: (id, on) => setConversationMute(id, on, seconds) };
}
