import type { CharacterName } from '../../characters/characters';
import { startSandbox, type TestSandbox } from '../start-sandbox';
import { tokenFor } from '../token-for';

export const NAMES: readonly CharacterName[] = ['pleroma', 'akkoma', 'mastodon', 'hollo'];

export interface Stage {
  server: TestSandbox;
  /** A token of an account, obtained as clients of this kind of server do. */
  token(username: string): Promise<string>;
}

const stages = new Map<CharacterName, Promise<Stage>>();

async function open(character: CharacterName): Promise<Stage> {
  const server = await startSandbox({ seed: 'demo', character });
  const tokens = new Map<string, Promise<string>>();
  return {
    server,
    token(username) {
      const cached = tokens.get(username);
      if (cached) return cached;
      const token = tokenFor(server, { character, username, scopes: 'read write follow push' });
      tokens.set(username, token);
      return token;
    },
  };
}

/** The sandbox playing a character, opened once for all rows. */
export function stage(character: CharacterName): Promise<Stage> {
  const cached = stages.get(character) ?? open(character);
  stages.set(character, cached);
  return cached;
}

/** Closes all opened sandboxes. */
export async function closeStages(): Promise<void> {
  for (const opened of stages.values()) await (await opened).server.sandbox.close();
}
