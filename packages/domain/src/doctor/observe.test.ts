import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import type { CheckId } from './diagnose';
import { diagnose } from './diagnose';
import { observe } from './observe';

async function begin(seed: 'empty' | 'demo' = 'empty') {
  const server = await startServer({ listens: true, seed });
  const client = await server.visitAs('alice');
  await client.features.load();
  return { ...server, client };
}

test('the demonstration’s server is well; what was not there to look at is said', async () => {
  const { client } = await begin();
  const { findings, unknown } = diagnose(await observe(client));
  expect(findings.map(({ id, level }) => [id, level])).toEqual([['registration_unguarded', 'hint']]);
  // No client is installed there, and registrations need no captcha.
  expect(unknown).toEqual(['files_missing', 'files_not_cached', 'files_not_compressed', 'captcha_broken']);
});

/** How the sandbox breaks what a check looks at. */
const settings: readonly (readonly [CheckId, object])[] = [
  ['policy_missing', { ailments: ['no-policy'] }],
  ['policy_tight', { ailments: ['tight-policy'] }],
  ['policy_socket', { ailments: ['policy-without-socket'] }],
  ['media_blocked', { ailments: ['media-elsewhere', 'policy-without-media'] }],
  ['document_cached', { ailments: ['page-cached'] }],
  ['unhashed_cached', { ailments: ['unhashed-cached'] }],
  ['scopes_missing', { ailments: ['narrow-tokens'] }],
  ['preload_off', { ailments: ['no-preload'] }],
  ['unhealthy', { healthy: false }],
  ['captcha_broken', { mode: 'captcha-unavailable' }],
  ['mail_needed', { activationRequired: true }],
  ['example_values', { title: 'Pleroma' }],
  ['push_off', { webPush: false }],
  ['nodeinfo_differs', { ailments: ['nodeinfo-stale'] }],
  ['nodeinfo_elsewhere', { ailments: ['nodeinfo-elsewhere'] }],
  ['old_version', { ailments: ['old-version'] }],
  ['unreachable', { unreachable: ['far.example', 'kumo.example'] }],
];

test.each(settings)('found on a server that is set up wrongly: %s', async (id, change) => {
  const { client, door } = await begin();
  const before = diagnose(await observe(client)).findings.map((finding) => finding.id);
  expect(before).not.toContain(id);
  await door('settings', change);
  expect(diagnose(await observe(client)).findings.map((finding) => finding.id)).toContain(id);
});

test('media of other servers that are proxied where the policy forbids it are found', async () => {
  const { client, door, visitAs } = await begin('demo');
  expect(diagnose(await observe(client)).well).toContain('proxied_media');
  await door('settings', { ailments: ['proxy-elsewhere', 'policy-without-media'] });
  const later = await visitAs('alice');
  await later.features.load();
  expect(diagnose(await observe(later)).findings).toContainEqual(
    expect.objectContaining({
      id: 'proxied_media',
      values: { address: expect.stringContaining('http://proxy.example/proxy/') },
    }),
  );
});

test('a server whose operator has turned its health report off is not called ill', async () => {
  const { client, door } = await begin();
  await door('settings', { healthcheck: false });
  const { findings, unknown } = diagnose(await observe(client));
  expect(findings.map(({ id }) => id)).not.toContain('unhealthy');
  expect(unknown).toContain('unhealthy');
});

test('sockets of a server that shows visitors no timeline, and a captcha that does not load, are no alarm', async () => {
  const { client, door } = await begin();
  const shut = { local: true, remote: true };
  const open = { local: false, remote: false };
  await door('settings', { restricted: { timelines: shut, profiles: open, activities: open } });
  await door('fail', { path: '/api/v1/pleroma/captcha', status: 500 });
  const { findings, well, unknown } = diagnose(await observe(client));
  expect(findings).toEqual([]);
  expect(well).toContain('socket_refused');
  expect(unknown).toContain('registration_unguarded');
});

test('sockets that are refused, a clock that is wrong, and a token that may not manage are found', async () => {
  const { door, client, visitAs } = await begin();
  await door('sockets', { action: 'refuse' });
  await door('clock', { offsetMs: 600_000 });
  const found = diagnose(await observe(client)).findings;
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['socket_refused', 'clock']));
  await door('clock', { offsetMs: 0 });
  const narrow = await visitAs('alice', {
    between: (request, next) => {
      const isStaff = request.url.includes('/permission_group');
      const body = { error: 'Insufficient permissions: admin:read:accounts.' };
      return isStaff ? Promise.resolve(Response.json(body, { status: 403 })) : next(request);
    },
  });
  await narrow.features.load();
  expect(diagnose(await observe(narrow)).findings.map(({ id }) => id)).toContain('token_scopes');
});
