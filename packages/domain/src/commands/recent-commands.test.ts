import type { AccountId } from '@linnet/api';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { accountRecords, homeServer } from '../kernel/records';
import { recentCommandsOf } from './recent-commands';

function clientOf(account: string | null, records: Map<string, string>): Client {
  const storage = {
    available: true,
    read: (name: string) => records.get(name) ?? null,
    write: (name: string, value: string) => {
      records.set(name, value);
      return true;
    },
  };
  // Only what it reads of a client.
  return {
    environment: { storage },
    records: account && accountRecords(homeServer, account as AccountId),
  } as unknown as Client;
}

const member = 'a1';

test('the latest stands first, each once, and no more than six', () => {
  const recent = recentCommandsOf(clientOf(member, new Map()));
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recent.add(id);
  expect(recent.read()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

test('they are found again on the next visit, by whoever left them', () => {
  const records = new Map<string, string>();
  recentCommandsOf(clientOf(member, records)).add('screen home');
  expect(recentCommandsOf(clientOf(member, records)).read()).toEqual(['screen home']);
  expect(recentCommandsOf(clientOf('a2', records)).read()).toEqual([]);
});

test('visitors leave nothing', () => {
  const records = new Map<string, string>();
  const recent = recentCommandsOf(clientOf(null, records));
  recent.add('screen public');
  expect(recent.read()).toEqual([]);
  expect(records.size).toBe(0);
});
