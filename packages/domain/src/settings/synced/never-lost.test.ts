import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPages } from '../../testing/browser-pages';
import { createPleromaFe, type FeCache } from '../../testing/pleroma-fe';
import { openDevice } from '../../testing/settings-device';
import { createSettingsServer } from '../../testing/settings-server';
import { allSettings } from '../list';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-01') }));
afterEach(() => vi.useRealTimers());

const names = ['home', 'dms', 'chats', 'public', 'twkn', 'lists', 'drafts'];
const name = fc.constantFrom(...names);
const who = fc.constantFrom('desk', 'phone', 'theirs');
const wait = fc.record({
  there: fc.integer({ min: 0, max: 4000 }),
  back: fc.integer({ min: 0, max: 4000 }),
  lost: fc.constantFrom(null, null, null, 'there' as const, 'back' as const),
});
const step = fc.oneof(
  fc.record({ who, does: fc.constantFrom('pin', 'unpin', 'toFront'), name, count: fc.constant(0) }),
  fc.record({ who, does: fc.constantFrom('collapse', 'raise'), name, count: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ who, does: fc.constantFrom('restart', 'look', 'word'), name, count: fc.constant(0) }),
);
const steps = fc.array(fc.tuple(step, fc.integer({ min: 1, max: 8000 })), { maxLength: 30 });

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Two devices of ours and one that merges by Pleroma-FE's rules, on a network that a test makes bad. */
async function household(waits: readonly { there: number; back: number; lost: 'there' | 'back' | null }[]) {
  let sent = 0;
  let isCalm = false;
  const calm = { there: 10, back: 10, lost: null };
  const server = createSettingsServer(() => (isCalm ? calm : (waits[sent++ % waits.length] ?? calm)));
  const pages = { desk: browserPages().open(), phone: browserPages().open() };
  const devices = {
    desk: await openDevice({ server, page: pages.desk }),
    phone: await openDevice({ server, page: pages.phone }),
  };
  const theirs = createPleromaFe('alice@nest.example', () => Date.now());
  const live = () => server.store['pleroma-fe'] as FeCache | undefined;
  theirs.start(live());

  /** Blind, and whole: as it does it. What it started with is what it has. */
  async function push(): Promise<void> {
    if (!theirs.isDirty()) return;
    const record = theirs.record();
    const { there, lost } = isCalm ? calm : (waits[sent++ % waits.length] ?? calm);
    await new Promise((resolve) => setTimeout(resolve, there));
    if (lost === 'there') return;
    server.store['pleroma-fe'] = { ...record };
    theirs.sent();
  }

  async function restart(device: 'desk' | 'phone'): Promise<void> {
    devices[device].synced.end();
    devices[device] = await openDevice({ server, page: pages[device] });
  }

  return {
    server,
    devices,
    theirs,
    push,
    restart,
    live,
    calmDown: () => (isCalm = true),
    async settle() {
      for (let round = 0; round < 8; round += 1) {
        theirs.start(live());
        void push();
        await vi.advanceTimersByTimeAsync(6000);
        for (const device of Object.values(devices)) {
          device.lookAgain();
          await vi.advanceTimersByTimeAsync(6000);
        }
      }
    },
  };
}

type Household = Awaited<ReturnType<typeof household>>;

function take(home: Household, { who: at, does, name: word, count }: Step): void {
  if (at === 'theirs') return takeTheirs(home, { does, word, count });
  const device = home.devices[at];
  const pins = device.pins();
  const others = pins.filter((pin) => pin !== word);
  const { settings } = device;
  if (does === 'pin' && !pins.includes(word)) settings.write('pinnedNavItems', [...pins, word]);
  if (does === 'unpin' && pins.includes(word)) settings.write('pinnedNavItems', others);
  if (does === 'toFront' && pins.includes(word)) settings.write('pinnedNavItems', [word, ...others]);
  if (does === 'collapse') settings.write('collapseNav', count > 4);
  if (does === 'word')
    settings.write('muteWords', [...settings.get('muteWords').filter((one) => one !== word), word]);
  if (does === 'restart') void home.restart(at);
  if (does === 'look') device.lookAgain();
}

function takeTheirs(
  { theirs, push, live }: Household,
  { does, word, count }: { does: string; word: string; count: number },
) {
  if (does === 'pin') theirs.pin(word);
  if (does === 'unpin') theirs.unpin(word);
  if (does === 'toFront') theirs.toFront(word);
  if (does === 'collapse') theirs.collapse(count > 4);
  if (does === 'raise') theirs.raise(word, count);
  if (does === 'restart') theirs.start(live());
  void push();
}

/** Which pins were put in last by whom, and not taken out since by anybody. */
function expectations() {
  const last = new Map<string, { on: boolean; by: Step['who'] }>();
  const words = new Set<string>();
  const flags = new Map<string, number>();
  return {
    words,
    flags,
    /** What is missing, but for what that client forgot of its own by its own rules. */
    pinsLostIn(pins: readonly string[], forgotten: ReadonlySet<string>): readonly string[] {
      const wanted = [...last].filter(
        ([word, { on, by }]) => on && !(by === 'theirs' && forgotten.has(word)),
      );
      return wanted.map(([word]) => word).filter((word) => !pins.includes(word));
    },
    note(
      { who: at, does, name: word, count }: Step,
      before: readonly string[],
      after: readonly string[],
    ): void {
      if (before.includes(word) !== after.includes(word))
        last.set(word, { on: after.includes(word), by: at });
      if (does === 'word' && at !== 'theirs') words.add(word);
      if (does === 'raise' && at === 'theirs') flags.set(word, Math.max(flags.get(word) ?? 0, count));
    },
  };
}

test(
  'two devices of ours and one of Pleroma-FE’s agree in the end, and no pin and no flag is lost [3.4.023, 3.3.017]',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.array(wait, { minLength: 1, maxLength: 12 }), async (taken, waits) => {
        const home = await household(waits);
        const { devices, theirs, server } = home;
        const pinsOf = (at: Step['who']) => (at === 'theirs' ? theirs : home.devices[at]).pins();
        const expected = expectations();
        for (const [each, pause] of taken) {
          const before = pinsOf(each.who);
          take(home, each);
          if (each.does === 'pin' || each.does === 'unpin') expected.note(each, before, pinsOf(each.who));
          else expected.note(each, [], []);
          await vi.advanceTimersByTimeAsync(pause);
        }
        await vi.advanceTimersByTimeAsync(60_000);
        home.calmDown();
        await home.settle();

        const { desk, phone } = devices;
        const stored = home.live();
        const here = {
          pins: desk.pins(),
          isCollapsed: desk.settings.valueOf('collapseNav', allSettings.collapseNav),
        };
        // Where nobody needed their record there is none.
        const there =
          stored === undefined ? here : { pins: theirs.pins(), isCollapsed: theirs.collapseNav() };
        expect(phone.pins()).toEqual(here.pins);
        expect(there).toEqual(here);
        expect(stored?.prefsStorage.collections['pinnedNavItems'] ?? here.pins).toEqual(here.pins);
        expect(expected.pinsLostIn(here.pins, theirs.forgotten)).toEqual([]);
        expect(stored?.flagStorage ?? {}).toMatchObject(Object.fromEntries(expected.flags));
        expect(new Set(desk.settings.get('muteWords'))).toEqual(expected.words);
        expect(phone.settings.get('muteWords')).toEqual(desk.settings.get('muteWords'));

        const writes = server.writes.length;
        await home.settle();
        expect(server.writes).toHaveLength(writes);
        for (const device of Object.values(devices)) device.synced.end();
        vi.clearAllTimers();
      }),
      { numRuns: 60 },
    );
  },
);
