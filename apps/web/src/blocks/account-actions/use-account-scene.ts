import type { Author, Client } from '@linnet/domain';
import { useMemo } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSession } from '../../platform/client/use-session';
import { useRelationship } from '../people/use-relationship';
import type { AccountScene } from './account-action';
import type { FeatureKey } from '@linnet/api';

/**
 * The scene for showing what can be done about a person; anew when something that decides it becomes known. Null for
 * nobody.
 */
export function useAccountScene(account: Author): AccountScene;
export function useAccountScene(account: Author | undefined): AccountScene | null;
export function useAccountScene(account: Author | undefined): AccountScene | null {
  const client = useClient();
  const session = useSession();
  const features = useCell(client.features.loaded);
  const known = useRelationship((account?.id ?? '') as Author['id']);
  const relationship = known.state === 'ready' ? known.relationship : null;
  return useMemo(
    () => (account === undefined ? null : accountScene(client, { account, relationship, session, features })),
    [client, account, relationship, session, features],
  );
}

interface SceneFacts extends Pick<AccountScene, 'account' | 'relationship' | 'session'> {
  /** Null before the server's documents were read: then it can nothing. */
  readonly features: { has(key: FeatureKey): boolean } | null;
}

/** What an action finds when it is done about this person. */
function accountScene(client: Client, { features, ...facts }: SceneFacts): AccountScene {
  return { client, ...facts, has: (key) => features?.has(key) ?? false };
}
