import type { Client } from '@linnet/domain';
import { onTestFinished } from 'vitest';
import { type SandboxServer, startSandboxServer } from '../sandbox-server';
import type { Actor, TargetKind } from './actors';
import type { ProbeTargets } from './server-probes';

const names: Record<Exclude<TargetKind, 'own'>, string> = {
  local: 'imogen',
  remote: 'wren@hedgerow.example',
  deactivated: 'edda',
};

export interface World {
  readonly server: SandboxServer;
  /** The client of the viewer. */
  readonly client: Client;
  /** Null for a visitor. */
  readonly token: string | null;
  readonly about: ProbeTargets;
}

/** Makes the viewer and another account follow each other. */
async function makeFriends(server: SandboxServer, viewer: string, other: string): Promise<void> {
  await server.door('act', { as: viewer, action: 'follow', target: other });
  await server.door('act', { as: other, action: 'follow', target: viewer });
}

/** Accepts the follow requests to a locked account. */
async function acceptRequests(server: SandboxServer, token: string): Promise<void> {
  const answer = await server.ask({ method: 'GET', path: '/api/v1/follow_requests', token });
  for (const { id } of (await answer.json()) as { id: string }[]) {
    await server.ask({ method: 'POST', path: `/api/v1/follow_requests/${id}/authorize`, token });
  }
}

async function newList(server: SandboxServer, token: string): Promise<string> {
  const json = { title: 'Near' };
  const answer = await server.ask({ method: 'POST', path: '/api/v1/lists', json, token });
  return ((await answer.json()) as { id: string }).id;
}

/** A server with a viewer, another person (they follow each other), and a post of that person. */
export async function makeWorld(actor: Actor, target: TargetKind): Promise<World> {
  const server = await startSandboxServer();
  onTestFinished(() => server.close());
  const { accounts } = server.visit();
  if (actor.role === 'moderator') await server.door('settings', { moderatorPrivileges: actor.privileges });
  const acct = target === 'own' ? (actor.name ?? '') : names[target];
  const { id: statusId } = await server.door<{ id: string }>('post', { as: acct, text: 'As it is.' });
  let listId = '';
  if (actor.name !== null) {
    await (await accounts.access()).byPassword(actor.name, actor.name);
    const token = accounts.shown.get().session.token() ?? '';
    if (target !== 'own') await makeFriends(server, actor.name, acct);
    await acceptRequests(server, token);
    listId = await newList(server, token);
  }
  const client = accounts.shown.get();
  const isDeactivated = target === 'deactivated';
  const { id } = await server.door<{ id: string }>('account', {
    account: acct,
    ...(isDeactivated && { deactivated: true }),
  });
  return { server, client, token: client.session.token(), about: { target: { id, acct }, statusId, listId } };
}
