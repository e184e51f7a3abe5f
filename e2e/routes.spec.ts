import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { type CallAs, callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import { facesLead } from './harness/profile-page';
import { rawWords } from './harness/raw-words';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

/** Every screen has at least one of these. */
const CONTENT = 'article, form, a, p';

interface Route {
  path: string;
  /** The name of the screen; undefined where visitors are redirected. */
  visitor?: string;
  /** Undefined where members are redirected. */
  member?: string;
}

/** Every address that has a screen, with the screen's name for visitors and members. */
async function allRoutes(alice: CallAs): Promise<Route[]> {
  const [list] = listOf(await alice('/api/v1/lists')).map(objectOf);
  const [status] = listOf(await alice('/api/v1/timelines/public?local=true&limit=1')).map(objectOf);
  const bob = textOf(objectOf(await alice('/api/v1/accounts/bob'))['id']);
  const id = textOf(status?.['id']);
  const listId = textOf(list?.['id']);
  const both = (path: string, name: string): Route => ({ path, visitor: name, member: name });
  return [
    both('/main/all', 'Known network'),
    both('/main/public', 'Local'),
    { path: '/main/friends', member: 'Home' },
    both('/tag/frost', '#frost'),
    both('/bookmarks', 'Bookmarks'),
    both(`/notice/${id}`, 'Conversation'),
    both(`/notice/${id}/quotes`, 'Quotes'),
    both(`/notice/${id}/people?of=repeats`, 'Repeated by'),
    { path: '/remote-users/@greta@signalbox.example', member: 'Greta' },
    { path: '/remote-users/greta@signalbox.example', member: 'Greta' },
    { path: '/remote-users/signalbox.example/greta', member: 'Greta' },
    both(`/users/$${bob}`, 'Bob'),
    both(`/users/%24${bob}`, 'Bob'),
    both('/users/bob', 'Bob'),
    both('/bob', 'Bob'),
    { path: '/users/alice/interactions', member: 'Interactions' },
    { path: '/users/alice/dms', member: 'Direct messages' },
    { path: '/registration', visitor: 'Registration' },
    { path: '/registration/some-token', visitor: 'Registration' },
    { path: '/password-reset', visitor: 'Reset password' },
    { path: '/friend-requests', member: 'Follow requests' },
    both('/login', 'Log in'),
    { path: '/oauth-callback', visitor: 'Log in' },
    both('/search?query=hedge', 'Search'),
    { path: '/who-to-follow', member: 'Who to follow' },
    both('/about', 'About this server'),
    both('/announcements', 'Announcements'),
    both('/lists', 'Lists'),
    both('/lists/new', 'New list'),
    { path: `/lists/${listId}`, visitor: 'List', member: textOf(list?.['title']) },
    both(`/lists/${listId}/edit`, 'Edit list'),
    { path: '/alice/notifications', member: 'Notifications' },
    { path: '/nav-edit', member: 'Edit navigation' },
    { path: '/drafts', member: 'Drafts' },
    { path: '/scheduled', member: 'Scheduled posts' },
    both('/settings', 'Settings'),
  ];
}

async function expectScreen(page: Page, path: string, name: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    // The settings open over the previous page.
    const over = page.getByRole('dialog', { name });
    const isOver = path === '/settings';
    const heading = isOver ? over.getByRole('heading', { level: 1 }) : timelineName(page);
    await expect(heading).toContainText(name);
    const screen = isOver ? over : page.getByRole('main');
    await expect(screen.locator(CONTENT).first()).toBeVisible();
    await expect(page).toHaveTitle(/^.+ · The Hedge$/);
    expect(await rawWords(page)).toEqual([]);
  });
}

test('members open every address there is, and are sent home from those for newcomers [1.1.007, 1.2.001, 1.2.008, 1.2.010, 1.6.003]', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  for (const { path, member } of await allRoutes(await callAs(`${baseURL}`, 'alice'))) {
    if (member !== undefined) {
      await expectScreen(page, path, member);
    } else {
      await page.goto(path);
      await expect(page).toHaveURL(/\/main\/friends$/);
    }
  }
});

test('visitors open what is for everybody, and are sent to the start page from the rest [1.1.005, 1.2.001, 1.2.002, 1.2.015, 1.6.001]', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  test.slow();
  // Announcements are for members only; the page says so.
  allowConsole(/status of 403/);
  for (const { path, visitor } of await allRoutes(await callAs(`${baseURL}`, 'alice'))) {
    if (visitor !== undefined) {
      await expectScreen(page, path, visitor);
    } else {
      await page.goto(path);
      await expect(page).toHaveURL(/\/main\/all$/);
    }
  }
});

test('where the operator has another start page for visitors, they are sent there [1.2.002]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  test.slow();
  const routes = await allRoutes(await callAs(`${baseURL}`, 'alice'));
  await sandbox.settings({ frontendConfiguration: { redirectRootNoLogin: '/about' } });
  for (const { path, visitor } of routes) {
    if (visitor !== undefined) continue;
    await page.goto(path);
    await expect(page).toHaveURL(/\/about$/);
  }
});

for (const page of [
  '/main/friends',
  '/main/friends?from=root',
  '//elsewhere.example',
  '/\\elsewhere.example',
]) {
  test(`${page} as start page of visitors leaves them on a page that says something [1.2.002]`, async ({
    page: tab,
    sandbox,
  }) => {
    await sandbox.settings({ frontendConfiguration: { redirectRootNoLogin: page } });
    await tab.goto('/');
    await expect(timelineName(tab)).toHaveText(/Page not found|Known network/);
    await tab.goto('/drafts');
    await expect(timelineName(tab)).toHaveText(/Page not found|Known network/);
  });
}

/** Names that must be encoded in an address: the name, and its form in the address. */
const NAMES = [
  ['two words', 'two%20words'],
  ['100%', '100%25'],
  ['100%25', '100%2525'],
  ['a#b?c', 'a%23b%3Fc'],
  ['a+b', 'a+b'],
  ['a/b', 'a%2Fb'],
  ['žluťoučký', '%C5%BElu%C5%A5ou%C4%8Dk%C3%BD'],
  ['🐦', '%F0%9F%90%A6'],
  ['bob@elsewhere.example', 'bob@elsewhere.example'],
  ['bob@elsewhere.example', '@bob@elsewhere.example'],
] as const;

for (const [name, written] of NAMES) {
  test(`the name ${name}, written ${written}, is asked for as it is [1.2.028, 1.2.029]`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    for (const path of [`/users/${written}`, `/${written}/`]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('This profile does not exist');
      const asked = (await sandbox.log()).map(({ path: call }) => decodeURIComponent(call));
      expect(asked).toContain(`/api/v1/accounts/${name}`);
    }
  });
}

test('a tag and a search with signs of addresses in them are asked for as they are [1.2.007, 1.2.024]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/tag/caf%C3%A9%2Fnoir%3F');
  await expect(timelineName(page)).toContainText('#café/noir?');
  await expect
    .poll(async () => {
      const asked = (await sandbox.log()).filter(({ path }) => path.startsWith('/api/v1/timelines/tag/'));
      return decodeURIComponent(asked.at(-1)?.path ?? '');
    })
    .toBe('/api/v1/timelines/tag/café/noir?');
  await page.goto('/search?query=a%26b%23c+d');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('a&b#c d');
});

test('a profile opens at its name, with and without the sign of a handle, and at its old address [1.2.013, 1.2.028, 1.2.029]', async ({
  page,
}) => {
  for (const path of ['/users/bob', '/users/@bob', '/bob', '/@bob', '/bob/', '/@greta@signalbox.example']) {
    await page.goto(path);
    await expect(timelineName(page)).toContainText(path.includes('greta') ? 'Greta' : 'Bob');
    await expect(page).toHaveURL(path);
  }
});

test('words that nobody can have as a name lead to no profile, and nobody is asked for [1.2.029]', async ({
  page,
  sandbox,
}) => {
  const words = ['oauth', 'Tag', 'users', 'notice', 'remote-users'];
  for (const word of words) {
    // By script: some of these addresses belong to the server when they are loaded.
    await page.goto('/about');
    await expect(timelineName(page)).toHaveText('About this server');
    await page.evaluate((to) => history.pushState(null, '', to), `/${word}`);
    await expect(timelineName(page)).toHaveText('Page not found');
  }
  const asked = (await sandbox.log()).map(({ path }) => path);
  for (const word of words) expect(asked).not.toContain(`/api/v1/accounts/${word}`);
});

for (const path of [
  '/no/such/place',
  '/Main/All',
  '/main/all/more',
  '/users',
  '/tag/%E0%A4%A',
  '/notice/1/2',
]) {
  test(`${path} leads nowhere, and says so`, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await expect(timelineName(page)).toHaveText('Page not found');
    await expect(page).toHaveTitle('Page not found · The Hedge');
  });
}

test('the navigation leads to the places of whoever is signed in [1.2.037]', bothWidths, async ({ page }) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  for (const [name, path] of [
    ['Interactions', '/users/alice/interactions'],
    ['Direct messages', '/users/alice/dms'],
  ] as const) {
    if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(timelineName(page)).toContainText(name);
  }
});

test(
  'a link opens a screen at its top, and a conversation at its post [1.2.009, 1.2.041]',
  bothWidths,
  async ({ page, sandbox }) => {
    const { id } = await sandbox.post({ as: 'bob', text: 'How it began.' });
    await sandbox.bulk({ count: 6, kind: 'long', as: 'carol', inReplyTo: id });
    await sandbox.post({ as: 'carol', text: 'Quite another answer.', inReplyTo: id });
    for (let more = 1; more <= 4; more++) {
      const text = `${more}\n${'Line after line.\n'.repeat(20)}`;
      await sandbox.post({ as: 'carol', text, inReplyTo: id });
    }
    await signIn(page, 'alice', `/notice/${id}`);
    const answer = cardWith(page, 'Quite another answer.');
    await expect(answer).toBeAttached();
    await answer
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .dispatchEvent('click');
    await expect(answer).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => isSeenWhole(answer)).toBe(true);
    expect(await topOf(answer)).toBeLessThan(200);

    await facesLead(page);
    await answer.locator('a[href="/users/carol"]').first().dispatchEvent('click');
    // On a wide page the popover with the person's card opens first.
    if (!isNarrow(page))
      await page.getByRole('dialog').getByRole('link', { name: 'Open profile', exact: true }).click();
    await expect(timelineName(page)).toContainText('Carol');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(answer).toBeInViewport({ ratio: 0.9 });
  },
);

/** Whether no other element covers the card's edges, as the bars at the top of the page do. */
const isSeenWhole = (card: Locator): Promise<boolean> =>
  card.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 3].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });
