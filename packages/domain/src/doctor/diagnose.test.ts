import { readInstance, readNodeinfo } from '@linnet/api';
import { expect, test } from 'vitest';
import { type CheckId, checks, diagnose } from './diagnose';
import type { Observations } from './observations';
import { allowsLoading, missingSources, readPolicies } from './policy';

const POLICY =
  "script-src 'self';connect-src 'self' blob: https://nest.example wss://nest.example https:;media-src 'self' https:;" +
  "img-src 'self' data: blob: https:;default-src 'none';base-uri 'self';frame-ancestors 'none';" +
  "style-src 'self' 'unsafe-inline';font-src 'self';manifest-src 'self';";

const instanceJson = {
  title: 'The Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  description: 'Birds of a feather',
  urls: { streaming_api: 'wss://nest.example' },
  registrations: true,
  approval_required: true,
  thumbnail: 'https://nest.example/instance/thumbnail.jpeg',
  pleroma: { vapid_public_key: 'BPk', metadata: { account_activation_required: false, features: [] } },
};
const nodeinfoJson = {
  software: { name: 'pleroma', version: '2.7.0' },
  openRegistrations: true,
  metadata: { nodeName: 'The Nest', mailerEnabled: true, features: [] },
};

function instanceWith(change: object = {}) {
  const read = readInstance({ ...instanceJson, ...change });
  if (read === undefined) throw new Error('no instance');
  return read;
}

function nodeinfoWith(change: object = {}) {
  const read = readNodeinfo({ ...nodeinfoJson, ...change });
  if (read === undefined) throw new Error('no nodeinfo');
  return read;
}

const page = (headers: Readonly<Record<string, string>> = {}) => ({
  status: 200,
  hasPreload: true,
  headers: {
    'content-security-policy': POLICY,
    'cache-control': 'max-age=0, private, must-revalidate',
    ...headers,
  },
});

const file = (headers: Readonly<Record<string, string>> = {}) => ({
  status: 200,
  headers: {
    'content-type': 'application/javascript',
    'cache-control': 'public, max-age=1209600',
    'content-encoding': 'gzip',
    ...headers,
  },
});

/** A server with which all is well. */
const healthy: Observations = {
  origin: 'https://nest.example',
  document: page(),
  hashedFile: file(),
  unhashedFiles: [
    { path: '/index.html', head: file({ 'cache-control': 'public, no-cache' }) },
    { path: '/sw.js', head: file() },
  ],
  instance: instanceWith(),
  about: { email: 'owl@nest.example' },
  nodeinfo: nodeinfoWith(),
  nodeinfoLinks: ['https://nest.example/nodeinfo/2.1.json'],
  socket: 'open',
  media: ['https://nest.example/instance/thumbnail.jpeg', 'https://media.example/avatar.png'],
  proxied: ['https://nest.example/proxy/digest/far.png'],
  clockAheadMs: 800,
  captcha: 'works',
  isHealthy: true,
  unreachable: [],
  tokenMayManage: true,
  missingScopes: [],
};

const withPolicy = (change: (policy: string) => string): Partial<Observations> => ({
  document: page({ 'content-security-policy': change(POLICY) }),
});

/** What breaks each check. */
const broken: Readonly<Record<CheckId, Partial<Observations>>> = {
  https: { origin: 'http://nest.example', nodeinfoLinks: ['http://nest.example/nodeinfo/2.1.json'] },
  policy_missing: { document: page({ 'content-security-policy': '' }) },
  policy_tight: withPolicy((policy) => policy.replace(" 'unsafe-inline'", '')),
  policy_socket: withPolicy((policy) => policy.replace(' wss://nest.example', '')),
  media_blocked: withPolicy((policy) => policy.replace('blob: https:;default', 'blob:;default')),
  media_insecure: { media: ['http://nest.example/a.png'] },
  document_cached: { document: page({ 'cache-control': 'public, max-age=600' }) },
  files_missing: { hashedFile: file({ 'content-type': 'text/html; charset=utf-8' }) },
  files_not_cached: { hashedFile: file({ 'cache-control': 'no-store' }) },
  files_not_compressed: { hashedFile: { status: 200, headers: { 'cache-control': 'max-age=1209600' } } },
  unhashed_cached: {
    unhashedFiles: [{ path: '/index.html', head: file({ 'cache-control': 'public, max-age=60' }) }],
  },
  proxied_media: { proxied: ['http://nest.example/proxy/digest/far.png'] },
  preload_off: { document: { ...page(), hasPreload: false } },
  socket_refused: { socket: 'refused' },
  unhealthy: { isHealthy: false },
  token_scopes: { tokenMayManage: false },
  scopes_missing: { missingScopes: ['admin:read:reports'] },
  captcha_broken: { captcha: 'broken' },
  mail_needed: {
    instance: instanceWith({ pleroma: { metadata: { account_activation_required: true } } }),
    nodeinfo: nodeinfoWith({ metadata: { nodeName: 'The Nest', mailerEnabled: false } }),
  },
  registration_unguarded: { instance: instanceWith({ approval_required: false }), captcha: 'none' },
  example_values: { about: { email: 'example@example.com' } },
  push_off: { instance: instanceWith({ pleroma: {} }) },
  nodeinfo_differs: { nodeinfo: nodeinfoWith({ openRegistrations: false }) },
  nodeinfo_elsewhere: { nodeinfoLinks: ['http://localhost:4000/nodeinfo/2.1.json'] },
  clock: { clockAheadMs: -90_000 },
  old_version: { nodeinfo: nodeinfoWith({ software: { name: 'pleroma', version: '2.2.0' } }) },
  unreachable: { unreachable: ['far.example'] },
};

const foundIn = (observed: Observations) => diagnose(observed).findings.map(({ id }) => id);

test('a server with which all is well has no finding, and every check was made', () => {
  expect(diagnose(healthy)).toMatchObject({ findings: [], unknown: [] });
});

test.each(checks.map(({ id }) => id))('what is wrong is found, and nothing else: %s', (id) => {
  const found = foundIn({ ...healthy, ...broken[id] });
  expect(found).toContain(id);
  // An old version also differs from the version in the other document.
  const besides = found.filter(
    (other) => other !== id && !(id === 'old_version' && other === 'nodeinfo_differs'),
  );
  expect(besides.filter((other) => !(id === 'media_insecure' && other === 'media_blocked'))).toEqual(
    id === 'mail_needed' ? ['push_off'] : [],
  );
});

test('a worker that is kept for good, and proxied media that the policy forbids, are found', () => {
  const worker = { path: '/sw.js', head: file({ 'cache-control': 'public, max-age=600, immutable' }) };
  expect(foundIn({ ...healthy, unhashedFiles: [worker] })).toEqual(['unhashed_cached']);
  const tight = withPolicy((policy) => policy.replace('blob: https:;default', 'blob:;default'));
  const proxied = ['https://proxy.example/proxy/digest/far.png'];
  expect(foundIn({ ...healthy, ...tight, media: [], proxied })).toEqual(['proxied_media']);
});

test('what could not be seen is not judged', () => {
  const nothing: Observations = {
    ...healthy,
    document: null,
    hashedFile: null,
    unhashedFiles: null,
    proxied: null,
    missingScopes: null,
    instance: null,
    about: null,
    nodeinfo: null,
    nodeinfoLinks: null,
    socket: null,
    media: [],
    clockAheadMs: null,
    captcha: null,
    isHealthy: null,
    unreachable: null,
    tokenMayManage: null,
  };
  const { findings, well, unknown } = diagnose(nothing);
  expect(findings).toEqual([]);
  expect(well).toEqual(['https', 'media_insecure']);
  expect(unknown).toHaveLength(checks.length - 2);
});

test('whether registrations are guarded is not judged while the captcha is not known', () => {
  const open: Observations = { ...healthy, instance: instanceWith({ approval_required: false }) };
  const judged = (captcha: Observations['captcha']) => {
    const { well, unknown } = diagnose({ ...open, captcha });
    if (well.includes('registration_unguarded')) return 'well';
    return unknown.includes('registration_unguarded') ? 'unknown' : 'found';
  };
  expect((['none', null, 'works', 'broken'] as const).map(judged)).toEqual([
    'found',
    'unknown',
    'well',
    'well',
  ]);
});

test('the worst finding comes first', () => {
  const all = Object.values(broken).reduce<Observations>(
    (observed, change) => ({ ...observed, ...change }),
    healthy,
  );
  const levels = diagnose(all).findings.map(({ level }) => level);
  expect(levels).toEqual([
    ...levels.filter((level) => level === 'fault'),
    ...levels.filter((level) => level === 'risk'),
    ...levels.filter((level) => level === 'hint'),
  ]);
});

test('each of several policies has to allow what the client needs', () => {
  expect(missingSources(readPolicies(POLICY))).toEqual([]);
  expect(missingSources(readPolicies(`${POLICY}, default-src 'self'`))).toEqual([
    { directive: 'style-src', source: "'unsafe-inline'" },
    { directive: 'img-src', source: 'data:' },
    { directive: 'img-src', source: 'blob:' },
  ]);
  expect(missingSources(readPolicies("trusted-types linnet-html linnet-start; script-src 'self'"))).toEqual([
    { directive: 'trusted-types', source: 'linnet-worker' },
  ]);
});

test.each([
  ['https:', 'https://a.example/x', true],
  ['https:', 'http://a.example/x', false],
  ["'self'", '/x', true],
  ['*.a.example', 'https://b.a.example/x', true],
  ['*.a.example', 'https://ba.example/x', false],
  ['https://a.example', 'http://a.example/x', false],
  ['a.example', 'https://a.example/x', true],
  ["'none'", 'https://a.example/x', false],
])('the source %s and the address %s', (source, address, isAllowed) => {
  const policies = readPolicies(`img-src ${source}`);
  expect(allowsLoading(policies, 'img-src', { address, origin: 'https://nest.example' })).toBe(isAllowed);
});

/** Headers and documents as a stock Pleroma 2.7 answers them on the machine of its operator. */
const stock: Observations = {
  ...healthy,
  origin: 'http://localhost:4000',
  document: page({
    'content-security-policy':
      "script-src 'self';connect-src 'self' blob: http://localhost:4000 ws://localhost:4000 https:;" +
      "media-src 'self' https:;img-src 'self' data: blob: https:;default-src 'none';base-uri 'self';" +
      "frame-ancestors 'none';style-src 'self' 'unsafe-inline';font-src 'self';manifest-src 'self';",
  }),
  instance: instanceWith({ approval_required: false, urls: { streaming_api: 'ws://localhost:4000' } }),
  about: { email: 'admin@localhost.test' },
  nodeinfo: nodeinfoWith({ metadata: { nodeName: 'The Nest', mailerEnabled: false } }),
  nodeinfoLinks: ['http://localhost:4000/nodeinfo/2.0.json', 'http://localhost:4000/nodeinfo/2.1.json'],
  media: ['http://localhost:4000/instance/thumbnail.jpeg', 'http://localhost:4000/images/city.jpg'],
  captcha: 'none',
};

test('a stock server gives no alarm; that anybody can register is only worth a look', () => {
  expect(diagnose(stock).findings).toEqual([
    expect.objectContaining({ id: 'registration_unguarded', level: 'hint' }),
  ]);
});
