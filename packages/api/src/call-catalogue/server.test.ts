import { expect, test } from 'vitest';
import {
  addRelay,
  changeConfiguration,
  changeRule,
  configDescriptions,
  createRule,
  deleteRule,
  editedRules,
  frontEnds,
  installFrontEnd,
  instanceDocument,
  needsRestart,
  readConfigDescription,
  relays,
  removeInstanceDocument,
  removeRelay,
  restartServer,
  serverConfiguration,
  setInstanceDocument,
  type ConfigChange,
} from '../index';
import { sent } from '../testing/sent';

const ADMIN = '/api/v1/pleroma/admin';
const facts = { status: 200, link: null };

test('asks for the configuration and sends changes: values of groups and keys, or deletions with subkeys [3.3.024, 3.7.047]', () => {
  const changes: ConfigChange[] = [
    { group: ':pleroma', key: ':instance', value: [{ tuple: [':name', 'The Nest'] }] },
    { group: ':pleroma', key: ':shout', delete: true, subkeys: [':limit'] },
  ];
  expect([serverConfiguration(), changeConfiguration(changes)].map(sent)).toEqual([
    { line: `GET ${ADMIN}/config` },
    { line: `POST ${ADMIN}/config`, body: { configs: changes } },
  ]);
});

test('reads rows with group, key, value and what of them is in the database [3.7.052]', () => {
  const row = { group: ':pleroma', key: ':instance', value: [{ tuple: [':name', 'x'] }], db: [':name', 3] };
  const broken = [{ group: ':pleroma', key: ':x' }, { key: ':x', value: 1 }, 7];
  expect(serverConfiguration().read({ configs: [row, ...broken], need_reboot: true }, facts)).toEqual({
    rows: [{ group: ':pleroma', key: ':instance', value: row.value, stored: [':name'] }],
    needsRestart: true,
  });
  expect(() => serverConfiguration().read({ configs: {} }, facts)).toThrow('unreadable answer');
});

test('leaves out values that are nested without end', () => {
  const deep = JSON.parse('['.repeat(60) + ']'.repeat(60));
  expect(
    serverConfiguration().read({ configs: [{ group: ':a', key: ':b', value: deep }] }, facts).rows,
  ).toEqual([]);
});

test('asks for the descriptions, and reads labels, hints, types, suggestions and children [3.7.048]', () => {
  expect(sent(configDescriptions())).toEqual({ line: `GET ${ADMIN}/config/descriptions` });
  const child = {
    key: ':tls',
    group: [':subgroup', 'Swoosh.Adapters.SMTP'],
    label: 'TLS',
    type: ['dropdown', 'atom'],
    suggestions: [':always', { tuple: [1] }],
    description: '',
  };
  expect(
    readConfigDescription({
      group: ':pleroma',
      key: ':mail',
      label: 'Mail',
      type: 'group',
      children: [child, 3],
    }),
  ).toEqual({
    group: ':pleroma',
    key: ':mail',
    label: 'Mail',
    hint: null,
    type: 'group',
    suggestions: [],
    onlyWith: null,
    children: [
      {
        group: null,
        key: ':tls',
        label: 'TLS',
        hint: null,
        type: ['dropdown', 'atom'],
        suggestions: [':always', { tuple: [1] }],
        onlyWith: 'Swoosh.Adapters.SMTP',
        children: [],
      },
    ],
  });
});

test('asks whether a restart is needed, and restarts', () => {
  expect([needsRestart(), restartServer()].map(sent)).toEqual([
    { line: `GET ${ADMIN}/need_reboot` },
    { line: `GET ${ADMIN}/restart` },
  ]);
  expect(needsRestart().read({ need_reboot: true }, facts)).toBe(true);
});

test('asks for front ends and installs one, with no more than is known of it [3.7.049, 3.7.050]', () => {
  const source = { name: 'linnet', ref: 'v2', buildUrl: '', buildDir: '' };
  const calls = [
    frontEnds(),
    installFrontEnd(source),
    installFrontEnd({ ...source, buildUrl: 'https://a.example/x.zip', buildDir: 'out' }),
  ];
  expect(calls.map(sent)).toEqual([
    { line: `GET ${ADMIN}/frontends` },
    { line: `POST ${ADMIN}/frontends/install`, body: { name: 'linnet', ref: 'v2' } },
    {
      line: `POST ${ADMIN}/frontends/install`,
      body: { name: 'linnet', ref: 'v2', build_url: 'https://a.example/x.zip', build_dir: 'out' },
    },
  ]);
  expect(installFrontEnd(source).timeoutMs).toBeGreaterThan(60_000);
  const row = { name: 'linnet', git: 'javascript:x', build_url: null, ref: 'v1', installed_refs: ['v1', 2] };
  expect(frontEnds().read([row, { name: '' }], facts).items).toEqual([
    { name: 'linnet', source: null, buildUrl: null, ref: 'v1', installedRefs: ['v1'] },
  ]);
});

test('writes documents as files, and rules', () => {
  expect(instanceDocument('instance-panel')).toMatchObject({ answer: 'text' });
  const { body } = setInstanceDocument('instance-panel', '<p>x</p>');
  expect(body).toMatchObject({ kind: 'multipart' });
  const file = body?.kind === 'multipart' ? body.files['file'] : undefined;
  expect(file).toMatchObject({ type: 'text/html', size: 8 });
  const fields = { text: 'Be kind', hint: '', priority: 1 };
  const calls = [
    editedRules(),
    createRule(fields),
    changeRule('a/b', { priority: 2 }),
    deleteRule('3'),
    removeInstanceDocument('terms-of-service'),
  ];
  expect(calls.map(sent)).toEqual([
    { line: `GET ${ADMIN}/rules` },
    { line: `POST ${ADMIN}/rules`, body: fields },
    { line: `PATCH ${ADMIN}/rules/a%2Fb`, body: { priority: 2 } },
    { line: `DELETE ${ADMIN}/rules/3` },
    { line: `DELETE ${ADMIN}/instance_document/terms-of-service` },
  ]);
  expect(() => instanceDocument('instance-panel').read('x'.repeat(200_001), facts)).toThrow(
    'unreadable answer',
  );
});

test('asks for relays, adds and removes them', () => {
  const actor = 'https://relay.example/actor';
  expect([relays(), addRelay(actor), removeRelay(actor)].map(sent)).toEqual([
    { line: `GET ${ADMIN}/relay` },
    { line: `POST ${ADMIN}/relay`, body: { relay_url: actor } },
    { line: `DELETE ${ADMIN}/relay`, body: { relay_url: actor, force: true } },
  ]);
  const rows = [{ actor, followed_back: true }, { actor: 'javascript:x' }];
  expect(relays().read({ relays: rows }, facts)).toEqual([{ actor, followedBack: true }]);
  expect(() => relays().read([], facts)).toThrow('unreadable answer');
});
