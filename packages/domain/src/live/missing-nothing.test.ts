import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { startSoak, type SoakOptions } from '../testing/soak/start-soak';
import { compareWithServer } from '../testing/soak/compare-with-server';
import { runDay } from '../testing/soak/run-day';
import { EVENTS, type SoakEvent } from '../testing/soak/soak-events';

vi.setConfig({ testTimeout: 600_000 });

const isEvent = (name: string): name is SoakEvent => name in EVENTS;
const names = Object.keys(EVENTS).filter(isEvent);

/** More runs with another seed: `LIVE_RUNS=500 LIVE_SEED=7`. */
const RUNS = Number(process.env['LIVE_RUNS'] ?? 6);
const SEED = Number(process.env['LIVE_SEED'] ?? 20_261);

const anyRun = fc.record({
  seed: fc.nat(),
  character: fc.constantFrom('pleroma', 'mastodon'),
  tabs: fc.constantFrom(1, 1, 2),
  events: fc.array(fc.constantFrom(...names), { minLength: 5, maxLength: 40 }),
});

/** Runs the events and describes how the tabs then differ from the server. */
async function differencesAfter(options: SoakOptions, events: readonly SoakEvent[]): Promise<string[]> {
  const soak = await startSoak(options);
  try {
    for (const name of events) await EVENTS[name](soak);
    return await compareWithServer(soak);
  } finally {
    await soak.end();
  }
}

test('whatever breaks, sleeps, comes late or twice, in the end each stands where the server has it, once', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async ({ events, ...options }) => {
      expect(await differencesAfter(options, events)).toEqual([]);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

test.each(['pleroma', 'mastodon'] as const)(
  'an hour of posts, sleeps and broken connections leave nothing out and nothing behind at %s',
  async (character) => {
    const report = await runDay({ seed: 3, hours: 1, posts: 834, notifications: 84, tabs: 2, character });
    expect(report.problems).toEqual([]);
    expect(report.posts).toBeGreaterThanOrEqual(834);
    expect(report.notifications).toBeGreaterThanOrEqual(84);
  },
);
