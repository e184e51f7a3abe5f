import type { Author } from '@linnet/domain';
import { beforeAll, expect, test } from 'vitest';
import { cardStatus, showCard } from '../../testing/show-card';
import { isForeignHost } from '../inline-parts/host-of-acct';

beforeAll(() => import('../inline-parts/inline-parts'));

async function marksOf(changes: Partial<Record<string, unknown>>, settings: object = {}) {
  const account = {
    id: 'robin',
    username: 'robin',
    acct: 'robin',
    display_name: 'Robin',
    url: 'https://nest.example/users/robin',
    ...changes,
  };
  const { card } = await showCard({
    status: cardStatus({ account }),
    prepare: (client) =>
      Object.entries(settings).forEach(([key, value]) => client.settings.write(key, value)),
  });
  const head = card.querySelector(`a[href^="/users/"]`);
  return () =>
    [...(head?.querySelectorAll('[role="img"]') ?? [])].map((mark) => mark.getAttribute('aria-label'));
}

const typed = (actorType: Author['actorType']) => ({ source: { pleroma: { actor_type: actorType } } });

test('a program is marked, unless one does not want to know [2.2.060]', async () => {
  const marks = await marksOf({ bot: true, ...typed('Service') });
  await expect.poll(marks).toContain('This account is a bot');
});

test('and not for those who do not want to know', async () => {
  const hidden = await marksOf({ bot: true, ...typed('Service') }, { hideBotIndication: true });
  expect(hidden()).toEqual([]);
});

test('a group is marked', async () => {
  const marks = await marksOf({ group: true, ...typed('Group') });
  await expect.poll(marks).toContain('This account is a group');
});

test('a host in letters that can pass for others is marked, and told in plain ones', async () => {
  const marks = await marksOf({ acct: 'robin@bücher.example' });
  await expect.poll(() => marks()[0]).toMatch(/xn--bcher-kva\.example$/);
});

test.each([
  ['nest.example', false],
  ['nest.example:4000', false],
  ['', false],
  ['bücher.example', true],
  ['xn--bcher-kva.example', true],
  ['аpple.example', true],
])('whether %s needs a mark: %s', (host, isForeign) => expect(isForeignHost(host)).toBe(isForeign));
