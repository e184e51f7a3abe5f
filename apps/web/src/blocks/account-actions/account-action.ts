import type { FeatureKey, Relationship } from '@linnet/api';
import type { Author, Client, SessionState } from '@linnet/domain';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '../../platform/i18n/message-id';

/**
 * What the actions about an account need: the facts that decide whether one is offered, and the client that runs it.
 */
export interface AccountScene {
  readonly client: Client;
  readonly account: Author;
  /** Null until the server has sent it, for visitors, and for the viewer's own account. */
  readonly relationship: Relationship | null;
  readonly session: SessionState;
  readonly has: (feature: FeatureKey) => boolean;
}

/** An action about an account. Account menus, status menus and the command bar are built from these. */
export interface AccountAction {
  /** Never changed: stored choices refer to it. */
  readonly id: string;
  readonly icon: LucideIcon;
  /** The message for what it would do now. It takes `named` (`yes` to name the account in it) and `acct`. */
  readonly label: (scene: AccountScene) => MessageId;
  /** True if its effect is not easily undone. */
  readonly isHarsh?: (scene: AccountScene) => boolean;
  readonly can: (scene: AccountScene) => boolean;
  /** Shown, but disabled for now. */
  readonly isOff?: (scene: AccountScene) => boolean;
  /** The address of another site, for an action that only opens that. */
  readonly leadsTo?: (scene: AccountScene) => string;
  readonly run: (scene: AccountScene) => void;
  /** Also listed in the menu of the account's statuses. */
  readonly besideStatus?: boolean;
  /** Cards of people have a button for it, so their menu leaves it out. */
  readonly hasButton?: boolean;
}
