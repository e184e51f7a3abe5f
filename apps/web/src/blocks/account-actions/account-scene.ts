import type { FeatureKey } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { AccountScene } from './account-action';

interface SceneFacts extends Pick<AccountScene, 'account' | 'relationship' | 'session'> {
  /** Null before the server's documents were read: then it can nothing. */
  readonly features: { has(key: FeatureKey): boolean } | null;
}

/** What an action finds when it is done about this person. */
export function accountScene(client: Client, { features, ...facts }: SceneFacts): AccountScene {
  return { client, ...facts, has: (key) => features?.has(key) ?? false };
}
