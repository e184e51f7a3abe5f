import type { FeatureKey, Relationship } from '@linnet/api';
import type { Author, Client, SessionState } from '@linnet/domain';
import { hostOf } from '@linnet/domain/people';
import type { LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import type { useText } from '../../platform/i18n/use-text';
import { useRelationship } from '../account/use-relationship';

/** What decides whether an action about an account is offered, and what it needs to run. */
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
  readonly isDestructive?: (scene: AccountScene) => boolean;
  readonly can: (scene: AccountScene) => boolean;
  /** Shown, but disabled for now. */
  readonly isDisabled?: (scene: AccountScene) => boolean;
  /** The address of another site, for an action that only opens that. */
  readonly externalAddress?: (scene: AccountScene) => string;
  readonly run: (scene: AccountScene) => void;
  /** Also listed in the menu of the account's statuses. */
  readonly isInStatusMenu?: boolean;
  /** Cards of people have a button for it, so their menu leaves it out. */
  readonly hasButton?: boolean;
}

export interface LabelOptions {
  readonly text: ReturnType<typeof useText>;
  /** Names the account in the label, for places that are about something else. */
  readonly named?: boolean;
}

/** The text of an action's label. */
export function accountLabel(action: AccountAction, scene: AccountScene, options: LabelOptions): string {
  const { text, named = false } = options;
  const { acct } = scene.account;
  return text(action.label(scene), { named: named ? 'yes' : 'no', acct, host: hostOf(scene.account) ?? '' });
}

/** The scene for the actions about an account, updated when one of its facts changes. Null without an account. */
export function useAccountScene(account: Author): AccountScene;
export function useAccountScene(account: Author | undefined): AccountScene | null;
export function useAccountScene(account: Author | undefined): AccountScene | null {
  const client = useClient();
  const session = useSession();
  const features = useCell(client.features.loaded);
  const relationshipState = useRelationship((account?.id ?? '') as Author['id']);
  const relationship = relationshipState.state === 'ready' ? relationshipState.relationship : null;
  return useMemo(
    () =>
      account ? { client, account, relationship, session, has: (key) => features?.has(key) ?? false } : null,
    [client, account, relationship, session, features],
  );
}
