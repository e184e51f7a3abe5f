import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHARACTERS } from '../characters/characters';
import { routesOf } from '../app';
import { startHalfMinute } from '../testing/start-half-minute';
import { tokenFor } from '../testing/token-for';
import { startSandbox } from '../testing/start-sandbox';
import { BEYOND_RECORDING, usedAllowances } from './exceptions';
import { AREAS } from './cases';
import type { Area } from './contract-case';
import { measureCoverage } from './coverage';
import { runArea } from './run-area';

const tried = new Set<string>();

describe('answers as the recorded server did', () => {
  beforeEach(startHalfMinute);
  afterEach(() => void vi.useRealTimers());

  test.each(AREAS.map((area) => [area.name, area] as const))(
    '%s',
    async (_name, area) => {
      tried.add(area.name);
      const character = area.character ?? 'pleroma';
      const server = await startSandbox({ seed: area.seed, character });
      const tokens = new Map<string, Promise<string>>();
      const everything = character === 'pleroma' ? 'read write follow push admin' : 'read write follow push';
      const signIn = (username: string, scopes = everything) => {
        const key = `${username} ${scopes}`;
        const token = tokens.get(key) ?? tokenFor(server, { character, username, scopes });
        tokens.set(key, token);
        return token;
      };
      const peer = {
        fetch: (request: Request) => server.sandbox.fetch(request),
        signIn,
        routes: routesOf(CHARACTERS[character]),
      };
      expect(await runArea(area, peer)).toEqual([]);
      await server.sandbox.close();
    },
    60_000,
  );
});

describe('coverage', () => {
  test('every route is called, every recorded outcome expected, and the lists beside the cases are true', () => {
    expect(measureCoverage()).toEqual({ untried: [], unexpected: [], unknown: [], stale: [] });
  });

  test('every area of every file of cases is in the list, and no two areas share a name', async () => {
    const files = readdirSync(new URL('./cases', import.meta.url)).filter((file) => file !== 'index.ts');
    const written = await Promise.all(
      files.map(async (file) => {
        const areas = (await import(`./cases/${file.replace(/\.ts$/, '')}.ts`)) as Record<string, Area>;
        return Object.values(areas).map(({ name }) => name);
      }),
    );
    const names = AREAS.map(({ name }) => name);
    expect(names.toSorted()).toEqual(written.flat().sort());
    expect(new Set(names).size).toBe(names.length);
  });
});

test('nothing is allowed beyond the recording that no answer needs', (context) => {
  // Only a run of every area can tell.
  if (tried.size < AREAS.length) context.skip();
  const unused = BEYOND_RECORDING.filter((allowance) => !usedAllowances.has(allowance));
  expect(unused.map(({ at }) => at)).toEqual([]);
});
