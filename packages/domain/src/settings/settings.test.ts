import { expect, test, vi } from 'vitest';
import { rememberedStorage } from '../testing/remembered-storage';
import { startServer } from '../testing/start-server';
import { createSettings } from './settings';

test('what the instance configures holds until the person chooses, and again after that is taken back', async () => {
  const { door, visit } = await startServer();
  await door('settings', {
    frontendConfiguration: {
      subjectLineBehavior: 'noop',
      scopeCopy: 'no',
      useStreamingApi: false,
      hideNsfw: 1,
    },
  });
  const client = visit();
  const { settings } = client;
  expect(settings.get('subjectLineBehavior')).toBe('email');
  await client.instance.load();
  expect(settings.get('subjectLineBehavior')).toBe('noop');
  // Not a value of its kind, and one that is the person's alone.
  expect(settings.get('scopeCopy')).toBe(true);
  expect(settings.get('useStreamingApi')).toBe(true);
  settings.set('subjectLineBehavior', 'masto');
  expect(settings.get('subjectLineBehavior')).toBe('masto');
  settings.set('subjectLineBehavior', undefined);
  expect(settings.get('subjectLineBehavior')).toBe('noop');
});

test('what the person chose is there on the next visit', () => {
  const storage = rememberedStorage();
  createSettings(storage).set('hideNsfw', false);
  createSettings(storage).set('palette', 'amber');
  const later = createSettings(storage);
  expect(later.get('hideNsfw')).toBe(false);
  expect(later.get('palette')).toBe('amber');
  expect(later.get('streaming')).toBe(false);
});

test.each(['{', '[]', 'null', '{"hideNsfw":"maybe","palette":7}'])(
  'a stored record of %s means the defaults',
  (record) => {
    const storage = rememberedStorage();
    storage.write('linnet-settings', record);
    const settings = createSettings(storage);
    expect(settings.get('hideNsfw')).toBe(true);
    expect(settings.get('palette')).toBeNull();
  },
);

test('tells of a change', () => {
  const settings = createSettings(rememberedStorage());
  const heard = vi.fn<() => void>();
  const end = settings.subscribe(heard);
  settings.set('hideNsfw', false);
  settings.takeInstanceDefaults({ hidePostStats: true });
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  settings.set('hideNsfw', true);
  expect(heard).toHaveBeenCalledTimes(2);
});
