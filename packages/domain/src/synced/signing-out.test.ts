import { verifyCredentials } from '@linnet/api';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { startSyncedSettings } from './synced-settings';

const sync = (client: Client) =>
  startSyncedSettings({ ...client, loadAccount: () => client.send(verifyCredentials()) });

/** Alice's page, where she has hidden a word. */
async function begin() {
  const { visitAs } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  client.start();
  await client.features.load();
  const synced = await sync(client);
  client.settings.write('muteWords', ['rain']);
  client.settings.write('stopGifs', false);
  return { client, storage, synced, accounts: client.accounts };
}

test('what somebody wrote into their settings is gone from the device when they sign out, switches stay', async () => {
  const { storage, synced, accounts } = await begin();
  await accounts.signOut();
  synced.end();
  const visitor = accounts.shown.get();
  await sync(visitor);
  expect(visitor.settings.own.get()).toEqual({ stopGifs: false });
  const left = storage.keys().map((name) => storage.read(name));
  expect(left.join()).not.toContain('rain');
});

test('what was written earlier is gone too when somebody signs out before their settings are loaded', async () => {
  const { storage, synced, accounts } = await begin();
  synced.end();
  await accounts.signOut();
  const visitor = accounts.shown.get();
  await sync(visitor);
  expect(visitor.settings.own.get()).toEqual({ stopGifs: false });
  const left = storage.keys().map((name) => storage.read(name));
  expect(left.join()).not.toContain('rain');
});

test('an expired session that another account takes over leaves nothing of the first one in force', async () => {
  const { client, synced, accounts } = await begin();
  client.session.expire();
  await (await accounts.access()).byPassword('bob', 'bob');
  synced.end();
  const bobs = accounts.shown.get();
  await sync(bobs);
  expect(bobs.settings.get('muteWords')).toEqual([]);
});
