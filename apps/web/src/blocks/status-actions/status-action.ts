import {
  type ActionScene,
  type Client,
  type StatusRow,
  type StatusView,
  type ToggleAction,
  sceneOf,
} from '@linnet/domain';
import { actionsOf } from '@linnet/domain/actions';
import type { StatusKeyId } from '@linnet/domain/keys';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { announce } from '../../platform/announcer/announcer';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { statusDialogsOf } from './dialogs/status-dialog';

/** What actions on a status need: the facts that decide whether one is offered, and what it needs to run. */
export interface StatusScene extends ActionScene {
  readonly client: Client;
  readonly view: StatusView;
}

interface Action {
  /** Its id in the setting `pinnedStatusActions` and in the list of keys. */
  readonly id: StatusKeyId;
  readonly icon: LucideIcon;
  /** The icon is an arrow that has to be mirrored in right-to-left languages. */
  readonly mirrored?: boolean;
  readonly can: (scene: StatusScene) => boolean;
  /** How many people did it, if that is counted. */
  readonly count?: (row: StatusRow) => number;
  readonly danger?: boolean;
  /** The address of another site, for an action that only opens that. */
  readonly externalAddress?: (row: StatusRow) => string | null;
  /** Replaces the plain button in the row. */
  readonly Button?: ComponentType<{ view: StatusView }>;
}

/** An action that is on or off. */
export interface ToggleStatusAction extends Action {
  readonly toggle: ToggleAction;
  readonly label: { readonly on: MessageId; readonly off: MessageId };
  /** Runs in place of flipping the toggle. */
  readonly run?: (scene: StatusScene) => void;
}

/** An action without a state. */
export interface CommandStatusAction extends Action {
  readonly toggle?: undefined;
  readonly label: MessageId;
  readonly run: (scene: StatusScene) => void;
}

/** An action on a status. Row, menu and keys are built from these alone. */
export type StatusAction = ToggleStatusAction | CommandStatusAction;

/** Builds the scene for an action on a status. */
export function statusScene(client: Client, view: StatusView): StatusScene {
  return { ...sceneOf(client, view.status), client, view };
}

/** The label for what the action would do now. */
export function actionLabel(action: StatusAction, row: StatusRow): MessageId {
  if (action.toggle === undefined) return action.label;
  return action.toggle.isOn(row) ? action.label.on : action.label.off;
}

/** The scene for the actions on a status, updated when the session or the server's features change. */
export function useStatusScene(view: StatusView): StatusScene {
  const client = useClient();
  useSession();
  useCell(client.features.loaded);
  return statusScene(client, view);
}

/** Flips a toggle after a click or a key; asks before switching it on if the setting says so. */
export function flipToggle(client: Client, toggle: ToggleAction, row: StatusRow): void {
  const on = !toggle.isOn(row);
  const { confirmationSetting, name } = toggle;
  if (
    on &&
    confirmationSetting !== undefined &&
    client.settings.get(confirmationSetting) &&
    (name === 'repeat' || name === 'mute')
  ) {
    statusDialogsOf(client).open({ kind: name, id: row.id });
  } else {
    actionsOf(client).toggles.toggle(toggle, row.id, on);
  }
}

/** Toggles of which no notice says that they are done. */
const silentToggles = ['favourite', 'repeat'] as const;

/** Says that one was flipped, for those who don't see it at its button. */
export function announceToggle(client: Client, toggle: ToggleAction, on: boolean): void {
  const name = silentToggles.find((one) => one === toggle.name);
  if (name !== undefined) announce(client, `status.action_done.${name}`, { on: String(on) });
}

/** Runs an action that was not chosen at its button. */
export function runUnseen(action: StatusAction, scene: StatusScene): void {
  const { client, row } = scene;
  const { toggle } = action;
  const isOn = (): boolean => toggle?.isOn(client.statusViews.get(scene.view.id)?.status ?? row) === true;
  const wasOn = isOn();
  runAction(action, scene);
  // Not yet, if the viewer is asked first.
  if (toggle !== undefined && isOn() !== wasOn) announceToggle(client, toggle, !wasOn);
}

/** Runs an action, wherever it was chosen. */
export function runAction(action: StatusAction, scene: StatusScene): void {
  if (action.run !== undefined) action.run(scene);
  else if (action.toggle !== undefined) flipToggle(scene.client, action.toggle, scene.row);
}
