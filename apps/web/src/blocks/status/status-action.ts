import type { ActionScene, Client, StatusRow, StatusView, ToggleAction } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';

/** Where an action is done: what decides whether it may be, and what it needs to be. */
export interface StatusScene extends ActionScene {
  readonly client: Client;
  readonly view: StatusView;
}

interface Action {
  /** As the setting `pinnedStatusActions` names it, and the list of keys. */
  readonly id: string;
  readonly icon: LucideIcon;
  /** For an arrow that means a direction. */
  readonly mirrored?: boolean;
  readonly can: (scene: ActionScene) => boolean;
  /** How many did it, where that is counted. */
  readonly count?: (row: StatusRow) => number;
  /** Its button in the row, where that is more than a button. */
  readonly Button?: ComponentType<{ view: StatusView }>;
}

/** What is on or off. */
export interface ToggleStatusAction extends Action {
  readonly kind: 'toggle';
  readonly toggle: ToggleAction;
  readonly label: { readonly on: MessageId; readonly off: MessageId };
  /** In place of switching it over. */
  readonly run?: (scene: StatusScene) => void;
}

/** What just happens. */
export interface CommandStatusAction extends Action {
  readonly kind: 'command';
  readonly label: MessageId;
  readonly danger?: boolean;
  readonly run: (scene: StatusScene) => void;
  /** It leads to another site, which is all that it does. */
  readonly leadsTo?: (row: StatusRow) => string | null;
}

/** One thing that can be done with a status. Row, menu and keys are made of these and of nothing else. */
export type StatusAction = ToggleStatusAction | CommandStatusAction;
