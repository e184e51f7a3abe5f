import type { StatusScene } from '../status/status-action';
import { runAction } from './run-action';
import { statusActions } from './status-actions';

/** Does what this key does on a status, if it does something and may. */
export function pressKey(key: string, scene: StatusScene): void {
  const action = statusActions.find(({ hotkey }) => hotkey === key);
  if (action?.can(scene)) runAction(action, scene);
}
