import type { StatusId } from '@linnet/api';
import type { NoticeKey, Notices } from '../notices/notices';
import { bookmarkInto } from './bookmark-pin-mute';
import type { ToggleAction, ToggleName } from './toggle-action';
import type { DoneToggle, ToggleRunner } from './toggle-runner';

/**
 * The notice that success shows; null for actions whose effect is plain to see in the card. Others change no more than
 * a small mark.
 */
const doneNotices: Readonly<Record<ToggleName, NoticeKey | null>> = {
  favourite: null,
  repeat: null,
  react: null,
  bookmark: 'status.action_done.bookmark',
  pin: 'status.action_done.pin',
  mute: 'status.action_done.mute',
};

const NOTICE_DURATION_MS = 5000;

interface ShowDoneOptions {
  readonly notices: Notices;
  readonly toggles: Pick<ToggleRunner, 'toggle'>;
}

/** Shows a notice that an action succeeded, with a button to undo it. */
export function showDone({ notices, toggles }: ShowDoneOptions, id: StatusId, done: DoneToggle): void {
  const { action, on } = done;
  const key = doneNotices[action.name];
  if (action.isUndo === true || key === null) return;
  notices.add({
    level: 'success',
    key,
    values: { on: String(on) },
    duration: NOTICE_DURATION_MS,
    action: {
      label: 'general.undo',
      run: () => toggles.toggle({ ...undoActionOf(done), isUndo: true }, id, !on),
    },
  });
}

/** The action that undoes: a removed bookmark goes back to the folder it was in. */
function undoActionOf({ action, on, before }: DoneToggle): ToggleAction {
  const folderId = before?.bookmarkFolderId ?? null;
  return action.name === 'bookmark' && !on && folderId !== null ? bookmarkInto(folderId) : action;
}
