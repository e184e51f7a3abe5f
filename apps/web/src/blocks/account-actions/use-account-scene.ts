import type { Author, Client } from '@linnet/domain';
import { useMemo } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useSession } from '../../platform/client/use-session';
import { useRelationship } from '../account/use-relationship';
import type { AccountScene } from './account-action';
import type { FeatureKey } from '@linnet/api';

/** The scene for the actions about an account, updated when one of its facts changes. Null without an account. */
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
  /** Null until the server's documents are loaded; every feature counts as missing until then. */
  readonly features: { has(key: FeatureKey): boolean } | null;
}

/** Builds the scene for an account. */
function accountScene(client: Client, { features, ...facts }: SceneFacts): AccountScene {
  return { client, ...facts, has: (key) => features?.has(key) ?? false };
}
