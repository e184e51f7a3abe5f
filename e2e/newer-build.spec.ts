import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expectQuiet, followRequests } from './harness/quiet';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

const BUILD = '/static/linnet-build.json';

/** Makes the server report another build from now on. */
async function deploy(page: Page, build: string): Promise<void> {
  await page.unroute(BUILD);
  await page.route(BUILD, (route) => route.fulfill({ json: { build } }));
}

/** Advances half an hour, after which the tab checks the build. */
async function laterAsked(page: Page): Promise<void> {
  // Otherwise open requests would seem to take half an hour.
  await expectQuiet(page);
  const asked = page.waitForResponse(BUILD);
  await page.clock.fastForward('30:01');
  await (await asked).finished();
}

test('an open tab offers to load the newer build, each once, ignores what is no build, and nothing typed is lost', async ({
  page,
}) => {
  followRequests(page);
  await page.clock.install();
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await textField(await openComposer(page)).fill('Typed before the new build');
  await expect(notices(page)).toBeAttached();

  await laterAsked(page);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);

  await page.route(BUILD, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>{"build":"x"}</html>' }),
  );
  await laterAsked(page);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);

  await deploy(page, 'second');
  await laterAsked(page);
  await expect(notices(page)).toContainText('A new version is ready');
  await notices(page).getByRole('button', { name: 'Dismiss' }).click();
  await laterAsked(page);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);

  await deploy(page, 'third');
  await laterAsked(page);
  await Promise.all([
    page.waitForEvent('load'),
    notices(page).getByRole('button', { name: 'Reload page' }).click(),
  ]);
  await expect(textField(await openComposer(page))).toHaveValue('Typed before the new build');
});

test('a part that does not come any more makes the tab ask at once', async ({ page, allowConsole }) => {
  allowConsole(/MIME type|Failed to (load|fetch)|status of/);
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect(notices(page)).toBeAttached();
  await deploy(page, 'second');
  await page.route(/\/assets\/about-.*\.js$/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(notices(page)).toContainText('A new version is ready');
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload page' })).toBeVisible();
});
