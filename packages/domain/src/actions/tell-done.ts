import type { StatusId } from '@linnet/api';
import type { Notices } from '../notices/notices';
import { bookmarkInto } from './bookmark';
import type { ToggleAction, ToggleName } from './toggle-action';
import type { Done, ToggleRunner } from './toggle-runner';

/** Actions that a card shows not at all or only by a small mark, so that one could do them without noticing. */
const told: readonly ToggleName[] = ['bookmark', 'pin', 'mute'];

const TOLD_FOR = 5000;

interface TellOptions {
  readonly notices: Notices;
  readonly toggles: Pick<ToggleRunner, 'toggle'>;
}

/** Shows a notice that an action succeeded, with a button to undo it. */
export function tellDone({ notices, toggles }: TellOptions, id: StatusId, done: Done): void {
  const { action, on } = done;
  if (action.isUndo === true || !told.includes(action.name)) return;
  notices.add({
    level: 'success',
    key: 'status.action_done',
    values: { name: action.name, on: String(on) },
    lasts: TOLD_FOR,
    action: { label: 'general.undo', run: () => toggles.toggle({ ...wayBack(done), isUndo: true }, id, !on) },
  });
}

/** The action that undoes: a removed bookmark goes back to the folder it was in. */
function wayBack({ action, on, before }: Done): ToggleAction {
  const folderId = before?.bookmarkFolderId ?? null;
  return action.name === 'bookmark' && !on && folderId !== null ? bookmarkInto(folderId) : action;
}
