import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { allSettings } from './list/all-settings';
import { createSettings } from './settings';

const noLog = () => {};

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
  const { subjectLineBehavior, scopeCopy } = allSettings;
  const subject = () => settings.valueOf('subjectLineBehavior', subjectLineBehavior);
  expect(subject()).toBe('email');
  await client.instance.load();
  expect(subject()).toBe('noop');
  // Not a value of its kind, and one that is the person's alone.
  expect(settings.valueOf('scopeCopy', scopeCopy)).toBe(true);
  expect(settings.get('useStreamingApi')).toBe(true);
  settings.write('subjectLineBehavior', 'masto');
  expect(subject()).toBe('masto');
  settings.write('subjectLineBehavior', undefined);
  expect(subject()).toBe('noop');
});

test('what the person chose is there on the next visit', () => {
  const storage = memoryStorage();
  expect(createSettings(storage, noLog).set('hideNsfw', false)).toBe(true);
  createSettings(storage, noLog).set('palette', 'amber');
  const later = createSettings(storage, noLog);
  expect(later.get('hideNsfw')).toBe(false);
  expect(later.get('palette')).toBe('amber');
  expect(later.get('streaming')).toBe(false);
});

test.each(['{', '[]', 'null', '{"hideNsfw":"maybe","palette":7}'])(
  'a stored record of %s means the defaults',
  (record) => {
    const storage = memoryStorage();
    storage.write('linnet-settings', record);
    const settings = createSettings(storage, noLog);
    expect(settings.get('hideNsfw')).toBe(true);
    expect(settings.get('palette')).toBeNull();
  },
);

test('tells of a change', () => {
  const settings = createSettings(memoryStorage(), noLog);
  const heard = vi.fn<() => void>();
  const end = settings.subscribe(heard);
  settings.set('hideNsfw', false);
  settings.setInstanceDefaults({ hidePostStats: true });
  expect(heard).toHaveBeenCalledTimes(2);
  end();
  settings.set('hideNsfw', true);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a stored value that is none counts as not there, and is told of once', () => {
  const storage = memoryStorage();
  storage.write('linnet-settings', '{"hideNsfw":"maybe","maxDepthInThread":1e9}');
  const log = vi.fn<(level: string, what: string, detail?: unknown) => void>();
  const settings = createSettings(storage, log);
  for (let again = 0; again < 3; again += 1) {
    expect(settings.get('hideNsfw')).toBe(true);
    expect(settings.valueOf('maxDepthInThread', allSettings.maxDepthInThread)).toBe(6);
  }
  expect(log.mock.calls.map(([level, what, detail]) => [level, what, detail])).toEqual([
    ['warn', expect.stringContaining('hideNsfw'), 'maybe'],
    ['warn', expect.stringContaining('maxDepthInThread'), 1e9],
  ]);
});

test('what is stored under a name that nobody knows is still there after a change', () => {
  const storage = memoryStorage();
  storage.write('linnet-settings', '{"ofTomorrow":{"a":1}}');
  createSettings(storage, noLog).set('streaming', true);
  expect(JSON.parse(storage.read('linnet-settings') ?? '')).toEqual({
    ofTomorrow: { a: 1 },
    streaming: true,
  });
});

test('what another page has kept meanwhile is not written over, and what it took back does not come again', () => {
  const storage = memoryStorage();
  storage.write('linnet-settings', '{"greentext":true}');
  const [page, other] = [createSettings(storage, noLog), createSettings(storage, noLog)];
  other.set('stopGifs', false);
  other.set('greentext', undefined);
  page.set('hideNsfw', false);
  expect(page.own.get()).toEqual({ stopGifs: false, hideNsfw: false });
  expect(createSettings(storage, noLog).own.get()).toEqual(page.own.get());
});

test('where the record went from the browser, what was chosen in this page is kept anew with the next choice', () => {
  const storage = memoryStorage();
  const settings = createSettings(storage, noLog);
  settings.set('streaming', true);
  storage.remove('linnet-settings');
  settings.set('hideNsfw', false);
  expect(createSettings(storage, noLog).own.get()).toEqual({ streaming: true, hideNsfw: false });
});

test('in a full browser one choice after the other holds as long as the page is open', () => {
  let hasRoom = true;
  const storage = memoryStorage({ hasRoom: () => hasRoom });
  const settings = createSettings(storage, noLog);
  settings.set('stopGifs', false);
  hasRoom = false;
  expect(settings.set('streaming', true)).toBe(false);
  expect(settings.set('greentext', true)).toBe(false);
  expect(settings.own.get()).toEqual({ stopGifs: false, streaming: true, greentext: true });
});

test('says when a value could not be kept, and holds it as long as the page is open', () => {
  const storage = { ...memoryStorage(), write: () => false };
  const settings = createSettings(storage, noLog);
  expect(settings.set('streaming', true)).toBe(false);
  expect(settings.get('streaming')).toBe(true);
});

test('settings beyond those of the start follow the instance in the same way', () => {
  const settings = createSettings(memoryStorage(), noLog);
  const { conversationDisplay, hideAttachments } = allSettings;
  settings.setInstanceDefaults({ conversationDisplay: 'tree', hideAttachments: true });
  expect(settings.valueOf('conversationDisplay', conversationDisplay)).toBe('tree');
  // The instance has no say in this one.
  expect(settings.valueOf('hideAttachments', hideAttachments)).toBe(false);
  settings.write('conversationDisplay', 'linear');
  expect(settings.valueOf('conversationDisplay', conversationDisplay)).toBe('linear');
});
