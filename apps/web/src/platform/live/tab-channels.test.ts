import { expect, test, vi } from 'vitest';
import { tabChannels } from './live-environment';

test('messages of a tab reach the others until its channel is closed, and are dropped afterwards', async () => {
  vi.stubGlobal('navigator', { locks: {} });
  const withLock = (_name: string, task: () => Promise<void>): Promise<void> => task();
  const heard: unknown[] = [];
  const [here, there] = [tabChannels({ withLock }), tabChannels({ withLock })];
  const channel = here?.channel('nest', () => {});
  const other = there?.channel('nest', (message) => heard.push(message));
  channel?.send('good morning');
  await vi.waitFor(() => expect(heard).toEqual(['good morning']));
  channel?.close();
  expect(() => channel?.send('and good night')).not.toThrow();
  other?.close();
  vi.unstubAllGlobals();
});
