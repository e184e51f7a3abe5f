import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { isNarrow } from './harness/is-narrow';
import {
  CAROL,
  facesLead,
  personPopover,
  profileCard,
  profileTabs,
  tellOfCarol,
  toldOfCarol,
} from './harness/profile-page';
import { readPlace } from './harness/read-place';
import { scrollUntil } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Opens carol's profile with every optional field set. */
async function openToldCarol(page: Page, sandbox: ControlDoor, baseURL: string): Promise<Locator> {
  const { id, told } = await toldOfCarol(baseURL);
  const pleroma = objectOf(told['pleroma']);
  const relationship = { ...objectOf(pleroma['relationship']), followed_by: true };
  const other = {
    ...told,
    acct: 'carol@bücher.example',
    fqn: 'carol@bücher.example',
    url: 'https://xn--bcher-kva.example/@carol',
    display_name: 'Carol :linnet: there',
    emojis: [
      { shortcode: 'linnet', url: `${baseURL}/images/avi.png`, static_url: `${baseURL}/images/avi.png` },
    ],
    header: `${baseURL}/images/banner.png`,
    header_static: `${baseURL}/images/banner.png`,
    locked: true,
    note: '<p>A <strong>bold</strong> gardener</p>',
    created_at: '2020-01-01T00:00:00.000Z',
    statuses_count: 0,
    memorial: true,
    limited: true,
    moved: { ...told, id: 'elsewhere', acct: 'carol@new.example', fqn: 'carol@new.example' },
    fields: [
      {
        name: 'Home',
        value: '<a href="https://garden.example">garden</a>',
        verified_at: '2024-05-01T00:00:00Z',
      },
      { name: 'Soup', value: 'yes', verified_at: null },
    ],
    source: { ...objectOf(told['source']), pleroma: { actor_type: 'Service' } },
    pleroma: { ...pleroma, relationship, is_moderator: true, deactivated: true, birthday: '1990-02-03' },
  };
  await signIn(page, 'alice');
  await tellOfCarol(sandbox, id, other);
  await page.goto('/users/carol');
  return profileCard(page);
}

test('a profile tells who somebody is: name, address, picture, words, and where they are at home [3.2.007, 3.2.009, 3.2.011, 3.2.013, 3.2.020]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const card = await openToldCarol(page, sandbox, `${baseURL}`);
  await expect(card.locator('img[alt=""][src$="/images/banner.png"]')).toBeVisible();
  await expect(card.getByRole('img', { name: ':linnet:' }).first()).toBeVisible();
  await expect(card.locator('strong', { hasText: 'bold' })).toBeVisible();
  await expect(card.getByRole('img', { name: /has letters that look like.*xn--bcher-kva/ })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open original profile' })).toHaveAttribute(
    'href',
    'https://xn--bcher-kva.example/@carol',
  );
  await expect(card.getByRole('button', { name: /Carol there/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('marks, notices and fields of a person are told [3.2.014, 3.2.015, 3.2.016, 3.2.017, 3.2.026]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const card = await openToldCarol(page, sandbox, `${baseURL}`);
  for (const words of ['Moderator', 'Bot', 'Deactivated', 'Follows you', 'Born on February 3, 1990']) {
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  }
  for (const words of ['In memory of', 'limited this account', 'has moved to @carol@new.example']) {
    await expect(card.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
  await expect(card.getByText('Less than one post a day')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Approves followers manually' })).toBeVisible();
  await expect(card.getByRole('img', { name: /confirmed on May 1, 2024/ })).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'garden' })).toHaveAttribute('rel', /noopener/);
});

test('a group and a program say that they are one', async ({ page }) => {
  for (const [name, badge] of [
    ['allotments', 'Group'],
    ['arrivals', 'Bot'],
  ] as const) {
    await page.goto(`/users/${name}`);
    await expect(profileCard(page).getByRole('listitem').getByText(badge, { exact: true })).toBeVisible();
  }
});

test('what is not true of somebody is not told [1.3.001, 3.2.012, 3.3.001]', async ({ page }) => {
  await signIn(page, 'alice');
  const card = profileCard(page);
  await page.goto('/users/imogen');
  await expect(card.getByText('@imogen', { exact: true })).toBeVisible();
  for (const words of [
    /Deactivated|^Bot$|^Group$|Moderator|Admin/,
    /Born on/,
    /has moved|In memory|limited/,
  ]) {
    await expect(card.getByText(words)).toHaveCount(0);
  }
  await expect(card.getByRole('link', { name: 'Open original profile' })).toHaveCount(0);
  await expect(card.getByRole('img', { name: /Approves followers|has letters|confirmed on/ })).toHaveCount(0);
});

test('counts and tabs lead to what somebody wrote and whom they know; what they hide is hidden from others alone [2.6.007, 3.2.019, 3.2.023, 3.2.024, 3.2.025]', async ({
  page,
  baseURL,
}) => {
  const carol = await callAs(`${baseURL}`, 'carol');
  await carol('/api/v1/accounts/update_credentials', {
    method: 'PATCH',
    body: { hide_follows: true, hide_follows_count: true, hide_favorites: true },
  });
  await signIn(page, 'alice', '/users/carol');
  const card = profileCard(page);
  const tabs = profileTabs(page).getByRole('link');
  await expect(tabs).toHaveText([/^Posts \d+$/, 'Followers', 'Media']);
  await expect(card.getByText('Hidden Following')).toBeVisible();
  await expect(card.getByRole('link', { name: /Following/ })).toHaveCount(0);
  await card.getByRole('link', { name: /Followers/ }).click();
  await expect(page).toHaveURL(/\?tab=followers$/);
  await expect(tabs.filter({ hasText: 'Followers' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByText('No more people')).toBeVisible();
  // The address of a hidden list shows the posts.
  await page.goto('/users/carol?tab=followees');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');

  await signIn(page, 'carol', '/users/carol?tab=friends');
  await expect(tabs).toHaveText([/^Posts \d+$/, 'Following', 'Followers', 'Media', 'Favourites']);
  await expect(tabs.filter({ hasText: 'Following' })).toHaveAttribute('aria-current', 'page');
  await expect(card.getByRole('link', { name: /^\d+ Following$/ })).toBeVisible();
});

test(
  'with every request held a profile stands there from what is known, fills in later, and Back finds the same pixel [3.2.003]',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.bulk({ count: 40, as: 'carol' });
    // Without the third column, nothing has loaded the relationship to Carol before.
    await storeSettings(page, { thirdColumnMode: 'none' });
    await signIn(page, 'alice', '/main/public');
    await expect(cards(page).first()).toBeVisible();
    await scrollUntil(page, async () => (await scrolled(page)) > 1200);
    await page.waitForLoadState('networkidle');
    const post = await readPlace(page);
    const link = post.locator('a[href="/users/carol"]').first();
    await expect(link).toBeInViewport();
    const top = await topOf(link);
    await facesLead(page);
    await sandbox.hold({ path: '/api/' });
    await link.click();
    if (!isNarrow(page)) {
      // By key: Playwright would scroll the page to click something that is still moving.
      await personPopover(page).getByRole('link', { name: 'Open profile', exact: true }).press('Enter');
    }
    await expect(page).toHaveURL(/\/users\/carol$/);
    const card = profileCard(page);
    await expect(card.getByText('Planting a hedge')).toBeVisible();
    await expect(card.getByText('Soup')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Following/ })).toHaveCount(0);
    await expect(cards(page)).toHaveCount(0);
    await sandbox.release();
    await expect(card.getByRole('button', { name: /^Following/ })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/main\/public$/);
    await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThanOrEqual(1);
  },
);

test('who is not there and what did not come are told apart, with a way on; visitors where it is closed may sign in [3.2.027, 3.6.019, 3.8.009, 3.8.010, 3.8.011]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of [45]\d\d/);
  const main = page.getByRole('main');
  await sandbox.fail({ path: CAROL, status: 400, body: { error: 'No user with such user_id' } });
  await page.goto('/users/carol');
  await expect(main.getByRole('alert')).toContainText('This profile does not exist');
  await page.goto('/users/nobody-at-all');
  await expect(main.getByRole('alert')).toContainText('This profile does not exist');
  await sandbox.fail({ path: CAROL, status: 500, body: { error: 'The well is dry' } });
  await page.goto('/users/carol');
  await expect(main.getByRole('alert')).toContainText('Couldn’t load the profile');
  await expect(main.getByRole('alert')).toContainText('The well is dry');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(profileCard(page)).toContainText('@carol');
  await sandbox.fail({ path: CAROL, status: 401, body: { error: 'authorization required' } });
  await page.goto('/users/carol');
  await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test(
  'names, words, fields and pictures made to harm are shown as what they are',
  bothWidths,
  async ({ page, sandbox, context, baseURL, allowConsole }) => {
    allowConsole(/status of 404/);
    const harm: string[] = [];
    await context.exposeFunction('trap', () => void harm.push('a script ran'));
    const { id, told } = await toldOfCarol(`${baseURL}`);
    const bad = '<img src=x onerror=trap()><script>trap()</script>';
    const hostile = {
      ...told,
      display_name: `${bad}\u202e`,
      note: `<p onclick="trap()">words</p>${bad}<style>*{display:none}</style><a href="javascript:trap()">press</a>`,
      fields: [
        {
          name: bad,
          value: `${bad}<iframe srcdoc="<script>parent.trap()</script>"></iframe>`,
          verified_at: bad,
        },
        {
          name: 'x'.repeat(3000),
          value: '<a href="data:text/html,<script>trap()</script>">data</a>',
          verified_at: null,
        },
      ],
      avatar: 'javascript:trap()',
      avatar_static: 'javascript:trap()',
      header: '"); background: url(https://trap.example/a.png',
      header_static: 'vbscript:trap()',
      url: 'javascript:trap()',
    };
    await signIn(page, 'alice');
    await tellOfCarol(sandbox, id, hostile);
    await page.goto('/users/carol');
    const card = profileCard(page);
    await expect(card).toContainText('<img src=x onerror=trap()>');
    await expect(card).toContainText('words');
    await card.getByText('words', { exact: true }).click();
    await expect(
      card.locator('script, style, iframe, [onclick], [onerror], [href^="javascript:"], [href^="data:"]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect(profileTabs(page)).toBeVisible();
    expect(harm).toEqual([]);
  },
);

test('replies are left out on wish, by the address, and what somebody wrote is searched', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'A question about sedge.' });
  await sandbox.post({ as: 'carol', text: 'An answer about sedge.', inReplyTo: id });
  await sandbox.post({ as: 'carol', text: 'A thought about sedge.' });
  await signIn(page, 'alice', '/users/carol');
  await expect(cardWith(page, 'An answer about sedge.')).toBeVisible();
  await page.getByRole('main').getByRole('checkbox', { name: 'Without replies' }).click();
  await expect(page).toHaveURL(/replies=none/);
  await expect(cardWith(page, 'A thought about sedge.')).toBeVisible();
  await expect(cardWith(page, 'An answer about sedge.')).toHaveCount(0);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search these posts' });
  await search.fill('sedge');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=sedge&type=statuses&by=carol$/);
  await expect(cardWith(page, 'A thought about sedge.')).toBeVisible();
  await expect(cardWith(page, 'A question about sedge.')).toHaveCount(0);
});
