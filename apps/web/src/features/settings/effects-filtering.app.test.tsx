import type { Page } from '../../testing/page/locator';
import { objectOf, textOf } from '../../testing/page/json';
import { callAs } from '../../testing/page/server';
import { cards, cardWith } from '../../testing/page/parts';
import {
  changeSettings,
  choose,
  click,
  fill,
  openSettings,
  storeSettings,
} from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

/** Posts that filters match, by author. */
const posts = {
  carol: 'The kettle is on.',
  bob: 'It rains all day.',
  moss: 'Grown over night.',
  dave: 'A long quarrel begins.',
  arrivals: 'The 9:14 comes late.',
  edda: 'A picture of the wound.',
  quill: 'A quiet day.',
} as const;

type Author = keyof typeof posts;
type Drawn = 'whole' | 'line' | 'gone';

/** How each of the posts is shown in the timeline. */
async function drawn(page: Page, ids: ReadonlyMap<Author, string>): Promise<Record<string, Drawn>> {
  const found = [...ids].map(async ([author, id]): Promise<[string, Drawn]> => {
    const card = page.getByRole('main').locator(`[data-status="${id}"]`);
    if ((await card.count()) === 0) return [author, 'gone'];
    return [author, (await card.filter({ hasText: posts[author] }).count()) > 0 ? 'whole' : 'line'];
  });
  return Object.fromEntries(await Promise.all(found));
}

test('what is muted is drawn, folded to a line or left out as chosen, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const ids = new Map<Author, string>();
  for (const as of Object.keys(posts) as Author[]) {
    const { id } = await sandbox.post({ as, text: posts[as], sensitive: as === 'edda' });
    ids.set(as, id);
  }
  const moss = textOf(objectOf(await alice('/api/v1/accounts/lookup?acct=moss'))['id']);
  await alice(`/api/v1/accounts/${moss}/mute`, { method: 'POST' });
  await alice(`/api/v1/statuses/${ids.get('dave')}/mute`, { method: 'POST' });
  await alice('/api/v1/filters', { method: 'POST', body: { phrase: 'rains', context: ['public'] } });
  await storeSettings(page, { thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  const seen = async (wanted: Record<Author, Drawn>, when: 'at once' | 'in a new page') => {
    if (when === 'in a new page') {
      await page.goto('/main/friends');
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Local' }).click();
      await expect(page).toHaveURL(/public$/);
    }
    await expect(cardWith(page, posts.quill)).toBeVisible();
    await expect.poll(() => drawn(page, ids), { message: when }).toEqual(wanted);
  };
  const first: Record<Author, Drawn> = {
    carol: 'whole',
    bob: 'line',
    moss: 'line',
    dave: 'gone',
    arrivals: 'whole',
    edda: 'whole',
    quill: 'whole',
  };
  await seen(first, 'in a new page');

  await changeSettings(page, 'Mutes and blocks', [
    { row: 'Muted words', change: fill('kettle') },
    { row: 'Mute bots', change: click },
    { row: 'Mute posts marked as sensitive', change: click },
    { row: 'Hide muted conversations completely', change: click },
  ]);
  const folded = { ...first, carol: 'line', dave: 'line', arrivals: 'line', edda: 'line' } as const;
  await seen(folded, 'at once');
  await seen(folded, 'in a new page');

  await changeSettings(page, 'Mutes and blocks', [
    { row: 'Hide posts with muted words completely', change: click },
    { row: 'Hide posts by muted people completely', change: click },
    { row: 'Hide muted conversations completely', change: click },
  ]);
  const fewer = { ...folded, carol: 'gone', moss: 'gone', dave: 'gone' } as const;
  await seen(fewer, 'at once');
  await seen(fewer, 'in a new page');

  await changeSettings(page, 'Mutes and blocks', [
    { row: 'Hide all muted and filtered posts completely', change: click },
  ]);
  const fewest = { ...fewer, bob: 'gone', arrivals: 'gone', edda: 'gone' } as const;
  await seen(fewest, 'at once');
  await seen(fewest, 'in a new page');
});

test('replies stand in timelines, and people stand out, as chosen, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  const { id: own } = await sandbox.post({ as: 'alice', text: 'Who is there?' });
  const { id: ofFriend } = await sandbox.post({ as: 'carol', text: 'Is it cold?' });
  const { id: ofStranger } = await sandbox.post({ as: 'quill', text: 'Is it late?' });
  await sandbox.post({ as: 'bob', text: 'I am, for you.', inReplyTo: own });
  await sandbox.post({ as: 'bob', text: 'It is, for a friend.', inReplyTo: ofFriend });
  await sandbox.post({ as: 'bob', text: 'It is, for a stranger.', inReplyTo: ofStranger });
  await storeSettings(page, { thirdColumnMode: 'none' });
  await signIn(page, 'alice', '/main/public');
  const replies = ['for you', 'for a friend', 'for a stranger'];
  const shown = async () => {
    const counts = await Promise.all(replies.map((words) => cardWith(page, words).count()));
    return replies.filter((_, at) => (counts[at] ?? 0) > 0);
  };
  const asCarol = page.getByRole('main').locator('[data-highlight]').filter({ hasText: 'Is it cold?' });
  await expect.poll(shown).toEqual(replies);
  await expect(asCarol).toHaveCount(0);

  const dialog = await openSettings(page, 'Mutes and blocks');
  await dialog.getByLabel('Handle').fill('carol');
  await dialog.getByRole('button', { name: 'Highlight', exact: true }).click();
  await dialog.getByLabel('Highlight style of carol').selectOption({ label: 'Striped' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  for (const [choice, left] of [
    ['following', ['for you', 'for a friend']],
    ['self', ['for you']],
  ] as const) {
    await changeSettings(page, 'Mutes and blocks', [{ row: 'Replies in timelines', change: choose(choice) }]);
    await expect.poll(shown, { message: choice }).toEqual(left);
    await expect(asCarol).toHaveAttribute('data-highlight', 'striped');
  }
  await page.reload();
  await expect(asCarol).toHaveAttribute('data-highlight', 'striped');
  await expect.poll(shown).toEqual(['for you']);
});
