import { listOf, objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';
import { bothWidths } from './harness/widths';

/** The hashtags that alice follows, from the server. */
async function followedBy(url: string | undefined) {
  const alice = await callAs(`${url}`, 'alice');
  return {
    alice,
    names: async () => listOf(await alice('/api/v1/followed_tags')).map((tag) => objectOf(tag)['name']),
  };
}

test(
  'a tag is followed from its timeline and let go there, where the server can [1.2.007]',
  bothWidths,
  async ({ page, sandbox, baseURL }) => {
    await sandbox.character('akkoma');
    const { names } = await followedBy(baseURL);
    await sandbox.post({ as: 'bob', text: 'The first #rimefrost.' });
    await signIn(page, 'alice', '/tag/Rimefrost');
    await expect(timelineName(page)).toHaveText('#Rimefrost');
    await page.getByRole('main').getByRole('button', { name: 'Follow #Rimefrost' }).click();
    const unfollow = page.getByRole('main').getByRole('button', { name: 'Unfollow #Rimefrost' });
    await expect(unfollow).toBeFocused();
    await expect.poll(names).toContain('rimefrost');
    await expectAccessible(page);
    await page.reload();
    await unfollow.click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Follow #Rimefrost' })).toBeVisible();
    await expect.poll(names).not.toContain('rimefrost');
  },
);
