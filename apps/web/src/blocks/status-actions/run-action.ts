import { flipToggle } from '../status/flip-toggle';
import type { StatusAction, StatusScene } from '../status/status-action';

/** Does what an action does, however it was chosen. */
export function runAction(action: StatusAction, scene: StatusScene): void {
  if (action.run !== undefined) action.run(scene);
  else if (action.kind === 'toggle') flipToggle(scene.client, action.toggle, scene.row);
}
