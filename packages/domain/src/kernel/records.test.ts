import type { AccountId } from '@linnet/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import {
  type SeveralKind,
  type SingleKind,
  accountRecords,
  homeServer,
  removeAccountRecords,
  serverRecord,
  serverScope,
} from './records';

const singles: readonly SingleKind[] = [
  'commands',
  'emoji',
  'filters',
  'preferences',
  'searches',
  'seen',
  'posted',
  'new-list',
  'push',
];
const several: readonly SeveralKind[] = ['draft', 'damaged', 'job', 'uploads'];
const far = serverScope({ baseUrl: 'https://far.example', origin: 'https://nest.example' });

test('at the home server names are those that they always were', () => {
  const records = accountRecords(homeServer, '9x1' as AccountId);
  expect([...singles.map(records.name), ...several.map(records.prefix)]).toEqual([
    'linnet-commands 9x1',
    'linnet-emoji 9x1',
    'linnet-filters 9x1',
    'linnet-preferences 9x1',
    'linnet-searches 9x1',
    'linnet-seen 9x1',
    'linnet-posted 9x1',
    'linnet-new-list 9x1',
    'linnet-push 9x1',
    'linnet-draft 9x1 ',
    'linnet-damaged 9x1 ',
    'linnet-job 9x1 ',
    'linnet-uploads 9x1 ',
  ]);
  expect(serverRecord('session', homeServer)).toBe('linnet-session');
  expect(serverRecord('app', homeServer)).toBe('linnet-app');
  expect(serverRecord('server', homeServer)).toBe('linnet-server');
});

test('the server that the page came from is the home server, with its address or without', () => {
  const origin = 'https://nest.example';
  expect(serverScope({ baseUrl: '', origin })).toEqual(homeServer);
  expect(serverScope({ baseUrl: origin, origin })).toEqual(homeServer);
  expect(serverRecord('app', far)).toBe('linnet-app@far.example');
  expect(accountRecords(far, '1' as AccountId).name('seen')).toBe('linnet-seen 1@far.example');
});

test('no account is taken for another, whatever servers call their accounts', () => {
  const odd = [
    '1',
    '1@far.example',
    '1 ',
    '1 new',
    '1 new@far.example',
    '%0020',
    ' ',
    '',
    '1%0040far.example',
    '\ud800',
  ];
  const servers = [homeServer, far, { suffix: '@far.example:8080' }];
  const ids = [...odd, ...fc.sample(fc.string(), { numRuns: 30, seed: 7 })];
  const owners = [...new Set(ids)].flatMap((id) =>
    servers.map((server) => accountRecords(server, id as AccountId)),
  );
  expect(new Set(owners.map(({ name }) => name('seen'))).size).toBe(owners.length);
  const prefixes = owners.map(({ prefix }) => prefix('draft'));
  const taken = prefixes.filter((one) => prefixes.some((other) => other !== one && other.startsWith(one)));
  expect(taken).toEqual([]);
});

/** Storage with all records of some accounts, and those of the device. */
function stored() {
  const storage = memoryStorage();
  const owners = {
    alice: accountRecords(homeServer, '1' as AccountId),
    longer: accountRecords(homeServer, '11' as AccountId),
    elsewhere: accountRecords(far, '1' as AccountId),
  };
  for (const records of Object.values(owners)) {
    for (const kind of singles) storage.write(records.name(kind), '{}');
    for (const kind of several)
      for (const end of ['new', 'b']) storage.write(records.prefix(kind) + end, '{}');
  }
  for (const name of ['settings', 'session', 'app', 'server', 'synced', 'post-language']) {
    storage.write(`linnet-${name}`, '{}');
  }
  return { storage, owners, before: storage.keys() };
}

test('who signs out takes all of their records along, and none of anybody else', () => {
  const { storage, owners, before } = stored();
  removeAccountRecords(storage, owners.alice, { keepsDrafts: false });
  const gone = before.filter((name) => !storage.keys().includes(name));
  expect(gone.toSorted()).toEqual(
    before.filter((name) => / 1( |$)/.test(name) && !name.startsWith('linnet-push')).toSorted(),
  );
});

test('who signs out and keeps their drafts finds everything that was written again', () => {
  const { storage, owners, before } = stored();
  removeAccountRecords(storage, owners.elsewhere, { keepsDrafts: true });
  const gone = before.filter((name) => !storage.keys().includes(name));
  expect(gone).toEqual(
    ['commands', 'emoji', 'filters', 'preferences', 'searches', 'seen'].map(
      (kind) => `linnet-${kind} 1@far.example`,
    ),
  );
});
