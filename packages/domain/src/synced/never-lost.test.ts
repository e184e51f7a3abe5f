import { ApiError } from '@linnet/api';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { allSettings } from '../settings/list';
import { createSettings } from '../settings/settings';
import { browserPages } from '../testing/browser-pages';
import { type FeCache, type FePinList, type FeSwitch, createPleromaFe } from '../testing/pleroma-fe';
import { openDevice } from '../testing/settings-device';
import { type SettingsSandbox, startSettingsSandbox } from '../testing/settings-sandbox';
import type { NetworkDelay } from '../testing/settings-server';

afterEach(() => vi.useRealTimers());

const names = {
  pinnedNavItems: ['home', 'dms', 'chats', 'public', 'twkn', 'lists', 'drafts'],
  pinnedStatusActions: ['reply', 'retweet', 'favorite', 'emoji', 'bookmark', 'quote', 'pin'],
} as const satisfies Record<FePinList, readonly string[]>;
const lists = ['pinnedNavItems', 'pinnedStatusActions'] as const;
const place = fc.oneof(
  ...lists.map((list) => fc.record({ list: fc.constant(list), name: fc.constantFrom(...names[list]) })),
);
/**
 * `tab` is a second page of the browser that `desk` is one of, `fresh` one that has just begun there: it writes, and keeps
 * nothing in step yet.
 */
const who = fc.constantFrom('desk', 'tab', 'fresh', 'phone', 'theirs');
const wait = fc.record({
  requestMs: fc.integer({ min: 0, max: 4000 }),
  responseMs: fc.integer({ min: 0, max: 4000 }),
  lost: fc.constantFrom(null, null, null, 'there' as const, 'back' as const),
});
const network = fc.record({
  waits: fc.array(wait, { minLength: 1, maxLength: 12 }),
  work: fc.integer({ min: 0, max: 3000 }),
});
const step = fc.record({
  who,
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('pin', 'unpin', 'toFront') },
    { weight: 3, arbitrary: fc.constantFrom('collapse', 'silence', 'raise') },
    { weight: 3, arbitrary: fc.constantFrom('restart', 'restartUnknown', 'look', 'word', 'mark', 'leave') },
  ),
  place,
  count: fc.integer({ min: 1, max: 9 }),
});
const steps = fc.array(fc.tuple(step, fc.integer({ min: 1, max: 8000 })), { maxLength: 30 });

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Ours = Exclude<Step['who'], 'theirs' | 'fresh'>;

const switches: Readonly<Record<string, FeSwitch>> = {
  collapse: 'collapseNav',
  silence: 'dontShowUpdateNotifs',
};

interface Network {
  waits: readonly NetworkDelay[];
  /** Milliseconds that the server takes over a change: another one that begins meanwhile undoes it. */
  work: number;
}

/** Two devices of ours and one that merges by Pleroma-FE's rules, on a network that a test makes bad. */
async function household(server: SettingsSandbox, { waits, work }: Network) {
  let sent = 0;
  let isCalm = false;
  const calm: NetworkDelay = { requestMs: 10, responseMs: 10, lost: null };
  await server.empty();
  await server.setConditions(() => (isCalm ? calm : (waits[sent++ % waits.length] ?? calm)), work);
  const browser = browserPages();
  const pages = { desk: browser.open(), tab: browser.open(), phone: browserPages().open() };
  /** No two devices wait equally long. */
  const random = { desk: () => 0.1, tab: () => 0.4, phone: () => 0.8 };
  const open = (device: Ours, confirmed = true) =>
    openDevice({ server, page: pages[device], confirmed, random: random[device] });
  const devices = {
    desk: await open('desk'),
    tab: await open('tab'),
    phone: await open('phone'),
  };
  const theirs = createPleromaFe('alice@nest.example', () => Date.now());
  async function live(): Promise<FeCache | undefined> {
    const record = (await server.store())['pleroma-fe'] as FeCache | undefined;
    return record?._timestamp === undefined ? undefined : record;
  }
  theirs.start(await live());

  /** Blind, and whole: as it does it. What it started with is what it has. */
  async function push(): Promise<void> {
    if (!theirs.isDirty()) return;
    try {
      await server.put({ 'pleroma-fe': theirs.record() });
      theirs.sent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async function restart(device: Ours, confirmed = true): Promise<void> {
    devices[device].synced.end();
    devices[device] = await open(device, confirmed);
  }

  /** What the server says of Alice comes late. */
  async function restartUnknown(device: Ours, ms: number): Promise<void> {
    await restart(device, false);
    const started = devices[device];
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (started === devices[device]) await started.signIn();
  }

  /** A page that has just begun. */
  function fresh() {
    const settings = createSettings(browser.open().storage, () => {});
    return { settings, pins: (list: FePinList) => settings.valueOf(list, allSettings[list]) };
  }

  /** Signs out in all pages of a browser, unless the server could not be told of everything, and in again. */
  async function leave(device: Ours): Promise<void> {
    if (!(await devices[device].synced.settle())) return;
    const together = device === 'phone' ? [devices.phone] : [devices.desk, devices.tab];
    if (!together.every(({ synced }) => synced.isSettled())) return;
    for (const each of together) await each.become({ state: 'visitor' });
    for (const each of together) await each.signIn();
  }

  return {
    server,
    devices,
    theirs,
    push,
    restart,
    restartUnknown,
    fresh,
    leave,
    live,
    calmDown: () => (isCalm = true),
    async settle() {
      for (let round = 0; round < 8; round += 1) {
        theirs.start(await live());
        void push();
        await vi.advanceTimersByTimeAsync(6000);
        for (const device of Object.values(devices)) {
          device.returnToPage();
          await vi.advanceTimersByTimeAsync(6000);
        }
      }
    },
  };
}

type Household = Awaited<ReturnType<typeof household>>;

function take(home: Household, { who: at, does, place: { list, name: word }, count }: Step): void {
  if (at === 'theirs') return takeTheirs(home, { does, list, word, count });
  const device = at === 'fresh' ? home.fresh() : home.devices[at];
  const pins = device.pins(list);
  const others = pins.filter((pin) => pin !== word);
  const { settings } = device;
  const turned = switches[does];
  if (does === 'pin' && !pins.includes(word)) settings.write(list, [...pins, word]);
  if (does === 'unpin' && pins.includes(word)) settings.write(list, others);
  if (does === 'toFront' && pins.includes(word)) settings.write(list, [word, ...others]);
  if (turned !== undefined) settings.write(turned, count > 4);
  if (does === 'word')
    settings.write('muteWords', [...settings.get('muteWords').filter((one) => one !== word), word]);
  if (does === 'mark') {
    const marked = settings.valueOf('highlight', allSettings.highlight);
    settings.write('highlight', { ...marked, [word]: { color: `#00000${count}`, type: 'solid' } });
  }
  if (at !== 'fresh') takePage(home, at, { does, count });
}

/** What a page does beside its settings. */
function takePage(home: Household, at: Ours, { does, count }: Pick<Step, 'does' | 'count'>): void {
  if (does === 'restart') void home.restart(at);
  if (does === 'restartUnknown') void home.restartUnknown(at, count * 1000);
  if (does === 'leave') void home.leave(at);
  if (does === 'look') home.devices[at].returnToPage();
}

interface TheirStep {
  does: string;
  list: FePinList;
  word: string;
  count: number;
}

function takeTheirs({ theirs, push, live }: Household, { does, list, word, count }: TheirStep) {
  const turned = switches[does];
  if (does === 'pin') theirs.pin(word, list);
  if (does === 'unpin') theirs.unpin(word, list);
  if (does === 'toFront') theirs.toFront(word, list);
  if (turned !== undefined) theirs.turn(turned, count > 4);
  if (does === 'raise') theirs.raise(word, count);
  void (does === 'restart' ? live().then(theirs.start) : Promise.resolve()).then(push);
}

/** Pleroma-FE shows pins of the navigation in an order of its own, whichever they are kept in, and so do we. */
function asShown(list: FePinList, pins: readonly string[]): readonly string[] {
  return list === 'pinnedNavItems' ? pins.toSorted() : pins;
}

/** Which pins were put in last by whom, and not taken out since by anybody. */
function expectations() {
  const last = new Map<string, { on: boolean; by: Step['who'] }>();
  const words = new Set<string>();
  const marks = new Set<string>();
  const flags = new Map<string, number>();
  return {
    words,
    marks,
    flags,
    /** What is missing, but for what that client forgot of its own by its own rules. */
    pinsLostIn(pins: readonly string[], forgotten: ReadonlySet<string>): readonly string[] {
      const wanted = [...last].filter(
        ([word, { on, by }]) => on && !(by === 'theirs' && forgotten.has(word)),
      );
      return wanted.map(([word]) => word).filter((word) => !pins.includes(word));
    },
    note(
      { who: at, does, place: { name: word }, count }: Step,
      before: readonly string[],
      after: readonly string[],
    ): void {
      if (before.includes(word) !== after.includes(word))
        last.set(word, { on: after.includes(word), by: at });
      if (does === 'word' && at !== 'theirs') words.add(word);
      if (does === 'mark' && at !== 'theirs') marks.add(word);
      if (does === 'raise' && at === 'theirs') flags.set(word, Math.max(flags.get(word) ?? 0, count));
    },
  };
}

test(
  'two devices of ours and one of Pleroma-FE’s agree in the end, and no pin and no flag is lost [3.4.023, 3.3.017]',
  { timeout: 120_000 },
  async () => {
    const sandbox = await startSettingsSandbox();
    vi.useFakeTimers({ now: Date.parse('2026-03-01') });
    await fc.assert(
      fc.asyncProperty(steps, network, async (taken, fares) => {
        const home = await household(sandbox, fares);
        const { devices, theirs, server } = home;
        const pinsOf = ({ who: at, place: { list } }: Step) => {
          if (at === 'theirs') return theirs.pins(list);
          return (at === 'fresh' ? home.fresh() : home.devices[at]).pins(list);
        };
        const expected = expectations();
        for (const [each, pause] of taken) {
          const before = pinsOf(each);
          take(home, each);
          if (each.does === 'pin' || each.does === 'unpin') expected.note(each, before, pinsOf(each));
          else expected.note(each, [], []);
          await vi.advanceTimersByTimeAsync(pause);
        }
        await vi.advanceTimersByTimeAsync(60_000);
        home.calmDown();
        await home.settle();

        const { desk, tab, phone } = devices;
        const stored = await home.live();
        const isOn = (key: FeSwitch) => desk.settings.valueOf(key, allSettings[key]);
        const here = {
          pins: lists.map((list) => asShown(list, desk.pins(list))),
          collapseNav: isOn('collapseNav'),
          dontShowUpdateNotifs: isOn('dontShowUpdateNotifs'),
        };
        const theirState = {
          pins: lists.map((list) => asShown(list, theirs.pins(list))),
          collapseNav: theirs.isOn('collapseNav'),
          dontShowUpdateNotifs: theirs.isOn('dontShowUpdateNotifs'),
        };
        // Where nobody needed their record there is none.
        expect(stored === undefined ? here : theirState).toEqual(here);
        const usual = Object.fromEntries(lists.map((list) => [list, asShown(list, desk.pins(list))]));
        const kept = lists.map((list) => [list, asShown(list, stored?.prefsStorage.collections[list] ?? [])]);
        expect(stored === undefined ? usual : Object.fromEntries(kept)).toEqual(usual);
        expect(expected.pinsLostIn(here.pins.flat(), theirs.forgotten)).toEqual([]);
        expect(stored?.flagStorage ?? {}).toMatchObject(Object.fromEntries(expected.flags));
        expect(new Set(desk.settings.get('muteWords'))).toEqual(expected.words);
        const marked = desk.settings.valueOf('highlight', allSettings.highlight);
        expect(new Set(Object.keys(marked))).toEqual(expected.marks);
        for (const other of [tab, phone]) expect(other.settings.own.get()).toEqual(desk.settings.own.get());

        const writes = server.writes();
        await home.settle();
        expect(server.writes()).toBe(writes);
        for (const device of Object.values(devices)) device.synced.end();
        vi.clearAllTimers();
      }),
      { numRuns: 40 },
    );
  },
);
