import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '../settings/settings';
import { openDevice } from '../testing/settings-device';
import { createSettingsServer } from '../testing/settings-server';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-01') }));
afterEach(() => vi.useRealTimers());

const pause = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

test('pins of Pleroma-FE stand in the order in which it shows them, until another is chosen here', async () => {
  const server = createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost: null }));
  const pinsOf = ({ settings }: { settings: Settings }) => settings.own.get()['pinnedNavItems'];
  server.store['pleroma-fe'] = {
    _user: 'wren@nest.example',
    _timestamp: 100,
    _version: 1,
    flagStorage: { updateCounter: 1, reset: 0 },
    prefsStorage: {
      _journal: [],
      simple: {},
      collections: { pinnedNavItems: ['chats', 'list-7', 'about', 'twkn', 'home', 'favorites'] },
    },
  };
  const desk = await openDevice({ server });
  await pause();
  const shownThere = ['home', 'twkn', 'favorites', 'list-7', 'chats', 'about'];
  expect(pinsOf(desk)).toEqual(shownThere);

  desk.settings.write('pinnedNavItems', [...shownThere, 'public']);
  await pause(20_000);
  expect(pinsOf(desk)).toEqual([...shownThere, 'public']);
  const phone = await openDevice({ server });
  await pause();
  expect(pinsOf(phone)).toEqual([...shownThere, 'public']);
});
