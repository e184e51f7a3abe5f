import { createSandbox, type Sandbox } from '@linnet/sandbox';
import type { Random } from './random';
import type { FastClock } from './fast-clock';

export type Character = 'pleroma' | 'mastodon';

interface CreatedStatus {
  id: string;
}

/** A sandbox in this process and actions of its people. */
export interface SoakWorld {
  sandbox: Sandbox;
  base: string;
  /** Posts as somebody; resolves to the status id. */
  post(as: string, words: { text: string; visibility?: string; inReplyTo?: string }): Promise<string>;
  act(as: string, action: string, what: { status?: string; target?: string }): Promise<void>;
  /** Makes people of another server; resolves to their handles. */
  crowd(name: string, count: number): Promise<string[]>;
  close(): Promise<void>;
}

export const BASE = 'http://localhost:8080';

interface Parts {
  clock: FastClock;
  chance: Random;
  character: Character;
}

export async function createSoakWorld({ clock, character }: Omit<Parts, 'chance'>): Promise<SoakWorld> {
  const sandbox = await clock.asServer(() =>
    createSandbox({
      ...{ dataDir: null, control: true, quietLife: true, seed: 'empty', port: 8080 },
      character,
      now: clock.now,
    }),
  );

  async function door<T>(name: string, parameters: object): Promise<T> {
    const answer = await sandbox.fetch(
      new Request(`${BASE}/sandbox/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
      }),
    );
    if (!answer.ok) throw new Error(`The door refuses ${name}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  return {
    sandbox,
    base: BASE,
    post: async (as, words) => (await door<CreatedStatus>('post', { as, ...words })).id,
    async crowd(name, count) {
      await door('crowd', { name, count });
      return Array.from({ length: count }, (_, at) => `${name}${at}@crowd.example`);
    },
    act: async (as, action, what) => void (await door('act', { as, action, ...what })),
    close: () => sandbox.close(),
  };
}
