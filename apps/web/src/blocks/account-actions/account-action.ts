import type { FeatureKey, Relationship } from '@linnet/api';
import type { Author, Client, SessionState } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '../../platform/i18n/message-id';

/** Where something is done about a person: what decides whether it is offered, and what it needs to be done. */
export interface AccountScene {
  readonly client: Client;
  readonly account: Author;
  /** Null while the server has not told, for visitors, and for oneself. */
  readonly relationship: Relationship | null;
  readonly session: SessionState;
  readonly has: (feature: FeatureKey) => boolean;
}

/** One thing that can be done about a person. Menus, status menus and the command bar are made of these alone. */
export interface AccountAction {
  /** Never changed: what was chosen before is kept by it. */
  readonly id: string;
  readonly icon: LucideIcon;
  /** What it would do now. Its words take `named` (`yes` where the person has to be named) and `acct`. */
  readonly label: (scene: AccountScene) => MessageId;
  /** It takes something away that is not simply brought back. */
  readonly isHarsh?: (scene: AccountScene) => boolean;
  readonly can: (scene: AccountScene) => boolean;
  /** Offered, but not to be done now. */
  readonly isOff?: (scene: AccountScene) => boolean;
  /** It leads to another site, which is all that it does. */
  readonly leadsTo?: (scene: AccountScene) => string;
  readonly run: (scene: AccountScene) => void;
  /** Stands in the menu of what the person wrote, too. */
  readonly besideStatus?: boolean;
  /** Cards of people have a button for it, so that their menu needs no line. */
  readonly hasButton?: boolean;
}
