import type { AccountId } from '@linnet/api';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { chatWindow, dockOf } from './dock';

const chat = (name: string) => chatWindow(name as AccountId);

test('two windows are open at once, eight there are in all, and they are there after a reload', async () => {
  const { visitAs, visit } = await startServer();
  const storage = memoryStorage();
  const dock = dockOf(await visitAs('alice', { storage }));
  const shown = (of = dock) => of.windows.get().map(({ id, isOpen }) => (isOpen ? `[${id}]` : id));
  dock.open(chat('bob'));
  dock.open('shoutbox');
  dock.open(chat('carol'));
  expect(shown()).toEqual(['chat bob', '[shoutbox]', '[chat carol]']);
  expect(dock.focus.get()).toEqual({ id: chat('carol'), part: 'window' });
  dock.minimise(chat('carol'));
  expect(dock.focus.get()).toEqual({ id: chat('carol'), part: 'head' });
  dock.open(chat('bob'));
  expect(shown()).toEqual(['[shoutbox]', 'chat carol', '[chat bob]']);
  for (const name of ['dave', 'edda', 'finn', 'greta', 'hana', 'imogen']) dock.open(chat(name));
  expect(shown()).toEqual([
    ...['chat carol', 'chat bob', 'chat dave', 'chat edda', 'chat finn', 'chat greta'],
    ...['[chat hana]', '[chat imogen]'],
  ]);
  expect(shown(dockOf(visit({ storage })))).toEqual(shown());
});
