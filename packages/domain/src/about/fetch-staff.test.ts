import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { type Staff, fetchStaff, staffNames } from './fetch-staff';

async function staffOf(server: Awaited<ReturnType<typeof startServer>>) {
  const client = server.visit();
  const staff = await fetchStaff(client);
  const names = (ids: Staff['admin']) => ids.map((id) => client.graph.accounts.get(id)?.username);
  return { admin: names(staff.admin), moderator: names(staff.moderator), member: names(staff.member) };
}

test('those who run the server are told apart by what they do [1.6.005, 1.9.015]', async () => {
  const server = await startServer();
  expect(await staffOf(server)).toEqual({ admin: ['alice'], moderator: ['bob'], member: [] });
});

test('somebody who is listed and gone is left out', async () => {
  const server = await startServer();
  await server.door('fail', { path: '/api/v1/accounts/bob', status: 404 });
  expect(await staffOf(server)).toMatchObject({ admin: ['alice'], moderator: [] });
});

test('trouble with one of them is trouble: a list with holes would be wrong', async () => {
  const server = await startServer();
  await server.door('fail', { path: '/api/v1/accounts/bob', status: 500 });
  await expect(staffOf(server)).rejects.toMatchObject({ reason: { status: 500 } });
});

test('a name stands at the end of an address, once for each person', () => {
  const at = (path: string) => `https://nest.example/${path}`;
  expect(
    staffNames([at('users/wren'), at('@wren'), at('users/wren'), 'nowhere', at('users/..'), at('')]),
  ).toEqual(['wren']);
});
