import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { cards } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import {
  waitForPersonPopovers,
  personPopover,
  profileCard,
  profileTabs,
  answerWithCarol,
  carolAccount,
} from './harness/profile-page';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a group and a program say that they are one', async ({ page }) => {
  for (const [name, badge] of [
    ['allotments', 'Group'],
    ['arrivals', 'Bot'],
  ] as const) {
    await page.goto(`/users/${name}`);
    await expect(profileCard(page).getByRole('listitem').getByText(badge, { exact: true })).toBeVisible();
  }
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
    const post = await cardBeingRead(page);
    const link = post.locator('a[href="/users/carol"]').first();
    await expect(link).toBeInViewport();
    const top = await topOf(link);
    await waitForPersonPopovers(page);
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

test(
  'names, words, fields and pictures made to harm are shown as what they are',
  bothWidths,
  async ({ page, sandbox, context, baseURL, allowConsole }) => {
    allowConsole(/status of 404/);
    const harm: string[] = [];
    await context.exposeFunction('trap', () => void harm.push('a script ran'));
    const { id, told } = await carolAccount(`${baseURL}`);
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
    await answerWithCarol(sandbox, id, hostile);
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
