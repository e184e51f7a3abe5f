import type { StaffAccount } from '@linnet/api';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { type VisitOptions, startServer } from '../testing/start-server';
import { invitesOf, isUsable } from './invites';
import {
  allPeople,
  loadResetLink,
  loadStatusesAsStaff,
  peoplePageOf,
  staffPersonOf,
  waitingCountOf,
  type PeopleQuery,
} from './people';
import { takePersonStep } from './person-step';

async function begin(options: VisitOptions = {}) {
  const server = await startServer();
  return { ...server, client: await server.visitAs('alice', options) };
}

async function names(client: Client, query: Partial<PeopleQuery>): Promise<readonly string[]> {
  const page = peoplePageOf(client, { ...allPeople, ...query });
  expect(await page.load()).toBeNull();
  return (page.state.get().value?.items ?? []).map(({ acct }) => acct);
}

async function person(client: Client, name: string): Promise<StaffAccount> {
  const resource = staffPersonOf(client).get(name);
  await resource.load();
  const { value } = resource.state.get();
  if (value === null) throw new Error(`There is no ${name}.`);
  return value;
}

test('people are found by handle, name and address, and by every filter', async () => {
  const { client } = await begin();
  const carol = await person(client, 'carol');
  await takePersonStep(client, carol, { kind: 'free tag', tag: 'regular', on: true });
  await takePersonStep(client, carol, { kind: 'activation', on: false });
  expect(await names(client, { query: 'aro' })).toEqual(['carol']);
  expect(await names(client, { name: carol.displayName })).toEqual(['carol']);
  expect(await names(client, { email: carol.email ?? '' })).toEqual(['carol']);
  expect(await names(client, { tags: ['regular', 'other'] })).toEqual(['carol']);
  expect(await names(client, { filters: ['deactivated', 'local'] })).toEqual(['carol']);
  expect(await names(client, { filters: ['is_admin'] })).toEqual(['alice']);
  expect(await names(client, { filters: ['is_moderator'] })).toEqual(['bob']);
  expect(await names(client, { filters: ['active'] })).not.toContain('carol');
  expect(await names(client, { filters: ['external'] })).toEqual([]);
  expect(await names(client, { actorTypes: ['Group'] })).toEqual([]);
  expect(await names(client, { page: 9 })).toEqual([]);
});

test('a registration is approved, or rejected and gone', async () => {
  const { client, door } = await begin();
  for (const account of ['carol', 'dave']) {
    await door('account', { account, approved: false, reason: `I am ${account}` });
  }
  const waiting = waitingCountOf(client);
  await waiting.load();
  expect(waiting.state.get().value).toBe(2);
  const carol = await person(client, 'carol');
  expect(carol).toMatchObject({ isApproved: false, registrationReason: 'I am carol' });
  expect(await takePersonStep(client, carol, { kind: 'approve' })).toMatchObject({ kind: 'done' });
  expect(await takePersonStep(client, carol, { kind: 'approve' })).toMatchObject({ kind: 'already' });
  const dave = await person(client, 'dave');
  expect(await takePersonStep(client, dave, { kind: 'delete' })).toMatchObject({ kind: 'done' });
  expect(await names(client, { query: 'dave' })).toEqual([]);
  expect(await takePersonStep(client, dave, { kind: 'approve' })).toMatchObject({
    kind: 'changed',
    now: null,
  });
});

test('an account without an address is deleted although it is deactivated already', async () => {
  const deletions: string[] = [];
  const { client } = await begin({
    async between(request, next) {
      if (request.method === 'DELETE') deletions.push(new URL(request.url).search);
      const answer = await next(request);
      if (request.method !== 'GET' || !request.url.includes('/admin/users/') || !answer.ok) return answer;
      return Response.json({ ...(await answer.json()), email: null });
    },
  });
  await takePersonStep(client, await person(client, 'carol'), { kind: 'activation', on: false });
  const carol = await person(client, 'carol');
  expect(carol).toMatchObject({ isActive: false, email: null });
  expect(await takePersonStep(client, carol, { kind: 'delete' })).toMatchObject({ kind: 'done' });
  expect(deletions).toEqual(['?nickname=carol']);
});

test('an account that somebody else has deleted meanwhile is not deleted again', async () => {
  const { client, visitAs } = await begin();
  const carol = await person(client, 'carol');
  await takePersonStep(await visitAs('alice'), carol, { kind: 'delete' });
  expect(await takePersonStep(client, carol, { kind: 'delete' })).toMatchObject({ kind: 'already' });
});

test('a rejected registration that the server still lists while it deletes it waits no more', async () => {
  const { client, door } = await begin();
  const listed = (nickname: string, others: object) => ({
    ...{ id: nickname, nickname, local: true, is_active: true, is_approved: false },
    ...others,
  });
  const users = [listed('wren', { email: 'wren@hedge.example' }), listed('owl', { email: null })];
  const body = {
    count: 3,
    page_size: 50,
    users: [...users, listed('crow', { is_active: false, email: null })],
  };
  const waiting = waitingCountOf(client);
  await door('fail', { path: '/admin/users', status: 200, body });
  await waiting.load();
  expect(waiting.state.get().value).toBe(2);
  await door('fail', { path: '/admin/users', status: 200, body });
  expect(await names(client, { filters: ['need_approval'] })).toEqual(['wren', 'owl']);
});

test('rights, tags, suggestion and credentials change, and what does not show is sent', async () => {
  const { client } = await begin();
  const steps = [
    { kind: 'role', role: 'moderator', on: true },
    { kind: 'suggest', on: true },
    { kind: 'credentials', change: { name: 'Carola', email: 'carola@hedge.example' } },
    { kind: 'force reset' },
    { kind: 'second factor off' },
  ] as const;
  for (const step of steps) {
    expect(await takePersonStep(client, await person(client, 'carol'), step)).toMatchObject({ kind: 'done' });
  }
  expect(await person(client, 'carol')).toMatchObject({
    roles: { moderator: true },
    isSuggested: true,
    displayName: 'Carola',
    email: 'carola@hedge.example',
  });
});

test('a step decided on an account that has changed is not taken', async () => {
  const { client, visitAs } = await begin();
  const carol = await person(client, 'carol');
  const other = await visitAs('alice');
  await takePersonStep(other, carol, { kind: 'activation', on: false });
  expect(await takePersonStep(client, carol, { kind: 'role', role: 'admin', on: true })).toMatchObject({
    kind: 'changed',
    now: { isActive: false },
  });
});

test('nobody can lock themself out', async () => {
  const { client } = await begin();
  const alice = await person(client, 'alice');
  for (const step of [
    { kind: 'delete' },
    { kind: 'activation', on: false },
    { kind: 'role', role: 'admin', on: false },
  ] as const) {
    await expect(takePersonStep(client, alice, step)).rejects.toThrow('lock themself out');
  }
  expect(await person(client, 'alice')).toMatchObject({ isActive: true, roles: { admin: true } });
});

test('private posts are read only on demand', async () => {
  const { client, door } = await begin();
  await door('post', { as: 'carol', text: 'For all' });
  await door('post', { as: 'carol', text: 'For followers', visibility: 'private' });
  const read = (withPrivate: boolean) =>
    loadStatusesAsStaff(client, 'carol', { page: 1, pageSize: 20, withPrivate, withRepeats: false });
  expect([(await read(false)).total, (await read(true)).total]).toEqual([1, 2]);
});

test('an address for a new password is made for people of this server', async () => {
  const { client } = await begin();
  expect(await loadResetLink(client, 'carol')).toMatchObject({
    link: expect.stringMatching(/password_reset/),
  });
  expect(await loadResetLink(client, 'nobody')).toMatchObject({ reason: { status: 500 } });
});

test('invitations are made and revoked', async () => {
  const { client } = await begin();
  const invites = invitesOf(client);
  await invites.load();
  expect(await invites.create({ maxUse: 3, expiresAt: '2099-01-01' })).toBeNull();
  const [invite] = invites.state.get().value ?? [];
  expect(invite).toMatchObject({ maxUse: 3, expiresAt: '2099-01-01', isUsed: false });
  expect(await invites.revoke(invite?.token ?? '')).toBeNull();
  expect(invites.state.get().value).toMatchObject([{ isUsed: true }]);
  expect(await invites.mail('hazel@hedge.example', '')).toMatchObject({ status: 400 });
  expect(invites.state.get().value).toHaveLength(1);
});

test('an invitation is there also when the server could not send its mail', async () => {
  const { client, door } = await begin();
  await door('settings', { registrations: false, invites: true });
  const invites = invitesOf(client);
  await invites.load();
  expect(await invites.mail('hazel@hedge.example', '')).toBe('unsent');
  expect(invites.state.get().value).toHaveLength(1);
  await door('settings', { mailer: true });
  expect(await invites.mail('hazel@hedge.example', '')).toBeNull();
  expect(invites.state.get().value).toHaveLength(2);
});

test('an invitation whose answer is lost is looked for before anybody makes a second one', async () => {
  let lose: 'nothing' | 'answer' | 'request' = 'nothing';
  const { client, door } = await begin({
    async between(request, next) {
      if (request.method === 'GET' || lose === 'nothing') return next(request);
      if (lose === 'answer') await next(request);
      throw new TypeError('lost');
    },
  });
  await door('settings', { registrations: false, invites: true, mailer: true });
  const invites = invitesOf(client);
  const wanted = { maxUse: 3, expiresAt: '2099-01-01' };
  expect(await invites.create(wanted)).toBeNull();
  // The first one is no proof that the second was made.
  lose = 'request';
  expect(await invites.create(wanted)).toMatchObject({ kind: 'offline' });
  expect(await invites.mail('hazel@hedge.example', '')).toMatchObject({ kind: 'offline' });
  lose = 'answer';
  expect(await invites.create(wanted)).toBeNull();
  expect(await invites.mail('hazel@hedge.example', '')).toBeNull();
  expect(invites.state.get().value).toHaveLength(3);
});

test('an invitation is over when it is used up, revoked or past its last day', () => {
  const open = {
    id: '1',
    token: 'a',
    isUsed: false,
    uses: 0,
    maxUse: null,
    expiresAt: null,
    type: 'one_time',
  };
  const now = Date.parse('2026-11-20T12:00:00Z');
  const usable = [
    open,
    { ...open, isUsed: true },
    { ...open, uses: 3, maxUse: 3 },
    { ...open, expiresAt: '2026-11-20' },
    { ...open, expiresAt: '2026-11-19' },
  ].map((invite) => isUsable(invite, now));
  expect(usable).toEqual([true, false, false, true, false]);
});
