import { lookupAccount } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { moderate } from './moderate';
import { logPageOf } from './moderation-log';

const query = { actor: '', search: '', from: '', until: '', page: 1 };

test('a moderator who may only read the log finds what somebody has done', async () => {
  const server = await startServer();
  await server.door('settings', { moderatorPrivileges: ['moderation_log_read'] });
  const alice = await server.visitAs('alice');
  const carol = await alice.send(lookupAccount('carol'));
  expect(await moderate(alice, carol, { kind: 'activation', on: false })).toBeNull();
  const bob = await server.visitAs('bob');
  const messagesOf = async (actor: string) => {
    const page = logPageOf(bob, { ...query, actor });
    expect(await page.load()).toBeNull();
    return page.state.get().value?.items.map(({ message }) => message);
  };
  expect(await messagesOf('@alice')).toEqual([expect.stringContaining('deactivated users: @carol')]);
  expect(await messagesOf('carol')).toEqual([]);
  expect(await messagesOf('nobody')).toEqual([]);
});
