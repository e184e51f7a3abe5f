import { allPrivileges } from './privileges';
import { expect, test } from 'vitest';
import {
  type Call,
  type FeatureKey,
  ApiError,
  applications,
  bannedMedia,
  requestBackupFor,
  editedRules,
  frontEnds,
  moderationLog,
  serverConfiguration,
  remoteEmojiPacks,
  staffAccounts,
  staffInvites,
  staffReports,
  serverStatuses,
  instancePeers,
  staffRoles,
} from '@linnet/api';
import type { Client } from '../client/client';
import { startServer } from '../testing/start-server';
import { type AdministrationPartId, accessOf, administrationPartIds, openParts } from './administration';
import { allPeople } from './people';

/** The first call of each part. A part that is missing here does not compile. */
const firstCalls: Readonly<Record<AdministrationPartId, Call<unknown>>> = {
  reports: staffReports({ state: 'open', page: 1, pageSize: 1 }),
  people: staffAccounts({ ...allPeople, pageSize: 1 }),
  registrations: staffAccounts({ ...allPeople, filters: ['need_approval'], pageSize: 1 }),
  invites: staffInvites(),
  posts: serverStatuses({ page: 1, pageSize: 1, localOnly: true, withPrivate: false, withRepeats: false }),
  servers: instancePeers(),
  instance: serverConfiguration(),
  limits: serverConfiguration(),
  federation: serverConfiguration(),
  pages: editedRules(),
  applications: applications({ name: '', clientId: '', isTrusted: false, page: 1, pageSize: 1 }),
  'media-cache': bannedMedia({ query: '', page: 1, pageSize: 1 }),
  backups: requestBackupFor('alice'),
  'front-ends': frontEnds(),
  settings: serverConfiguration(),
  emoji: remoteEmojiPacks('empty.example'),
  doctor: staffRoles('alice'),
  log: moderationLog({ actor: null, search: '', from: null, until: null, page: 1, pageSize: 1 }),
};

async function sceneOf(reader: string, settings: object) {
  const server = await startServer();
  await server.door('settings', settings);
  const client = await server.visitAs(reader);
  const features = await client.features.load();
  const has = (key: FeatureKey): boolean => features.has(key);
  return { client, scene: { session: client.session.state.get(), has } };
}

/** How the server answers a call: `answered`, or the status of its refusal. */
async function answerTo(client: Client, call: Call<unknown>): Promise<string | number> {
  try {
    await client.send(call);
    return 'answered';
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason.kind !== 'http') throw error;
    return error.reason.status;
  }
}

test.each(allPrivileges.map((privilege) => [privilege]))(
  'a moderator who has only %s sees the parts whose calls the server answers, and no other',
  async (privilege) => {
    const { client, scene } = await sceneOf('bob', { moderatorPrivileges: [privilege] });
    const seen = administrationPartIds.map((id) => [id, openParts(scene).includes(id)]);
    const enough = administrationPartIds.map((id) => {
      const access = accessOf(id);
      if (typeof access === 'string') return [id, access === 'staff'];
      return [id, access.every((needed) => needed === privilege)];
    });
    expect(seen).toEqual(enough);
    const answers = await Promise.all(
      administrationPartIds.map(async (id) => [id, await answerTo(client, firstCalls[id])]),
    );
    const expected = administrationPartIds.map((id) => {
      // A part that needs two privileges begins with a call that the first of them opens.
      const [first] = [accessOf(id)].flat();
      return [id, first === privilege || first === 'staff' ? 'answered' : 403];
    });
    expect(answers).toEqual(expected);
  },
);

test('an administrator sees every part, a member none [2.6.006, 3.6.017]', async () => {
  expect(openParts((await sceneOf('alice', {})).scene)).toEqual(administrationPartIds);
  expect(openParts((await sceneOf('carol', {})).scene)).toEqual([]);
});
