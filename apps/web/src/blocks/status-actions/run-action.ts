import { flipToggle } from './flip-toggle';
import type { StatusAction, StatusScene } from './status-action';

/** Runs an action, wherever it was chosen. */
export function runAction(action: StatusAction, scene: StatusScene): void {
  if (action.run !== undefined) action.run(scene);
  else if (action.kind === 'toggle') flipToggle(scene.client, action.toggle, scene.row);
}
