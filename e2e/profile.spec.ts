import type { Page } from '@playwright/test';
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
import { bothWidths, narrowOnly } from './harness/widths';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

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
  narrowOnly,
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
    await answerWithCarol(sandbox, id, hostile);
    await signIn(page, 'alice', '/users/carol');
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
