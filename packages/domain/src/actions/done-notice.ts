import type { StatusId } from '@linnet/api';
import type { NoticeKey, Notices } from '../notices/notices';
import { bookmarkInto } from './bookmark-pin-mute';
import type { ToggleAction, ToggleName } from './toggle-action';
import type { Done, ToggleRunner } from './toggle-runner';

/**
 * Whether success shows a notice, with the words at `status.action_done.<name>`: so for actions that a card shows not at
 * all or only by a small mark, which one could do without noticing.
 */
const doneNotices: Readonly<Record<ToggleName, NoticeKey | null>> = {
  favourite: null,
  repeat: null,
  react: null,
  bookmark: 'status.action_done.bookmark',
  pin: 'status.action_done.pin',
  mute: 'status.action_done.mute',
};

const NOTICE_LASTS = 5000;

interface ShowDoneOptions {
  readonly notices: Notices;
  readonly toggles: Pick<ToggleRunner, 'toggle'>;
}

/** Shows a notice that an action succeeded, with a button to undo it. */
export function showDone({ notices, toggles }: ShowDoneOptions, id: StatusId, done: Done): void {
  const { action, on } = done;
  const key = doneNotices[action.name];
  if (action.isUndo === true || key === null) return;
  notices.add({
    level: 'success',
    key,
    values: { on: String(on) },
    lasts: NOTICE_LASTS,
    action: { label: 'general.undo', run: () => toggles.toggle({ ...wayBack(done), isUndo: true }, id, !on) },
  });
}

/** The action that undoes: a removed bookmark goes back to the folder it was in. */
function wayBack({ action, on, before }: Done): ToggleAction {
  const folderId = before?.bookmarkFolderId ?? null;
  return action.name === 'bookmark' && !on && folderId !== null ? bookmarkInto(folderId) : action;
}
