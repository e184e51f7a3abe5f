import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import type { ControlDoor } from '@linnet/sandbox/control';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const COMPOSER = '^/assets/composer-.*\\.js';
const MAIN_SCRIPT = '^/assets/index-.*\\.js';
const TWO_MINUTES = 121_000;

/** What a server answers to the address of an old file after an update: its page. */
const STALE = { status: 200, body: '<!doctype html><title>The Hedge</title>', contentType: 'text/html' };
const FAILED = { status: 404, body: 'Not found', contentType: 'text/plain' };
/** Errors that browsers log themselves. */
const BROWSER_SAYS = /Failed to load (resource|module script)|MIME type/;
/** What a page learns of a script that is none: an error without a text. */
const NO_SCRIPT = /^uncaught: $/;

/** Signs in, starts a text and reloads the page while the composer's code fails to load. */
async function comesBackTo(page: Page, arrange: () => Promise<void>): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await textField(await openComposer(page)).fill('Begun before the update');
  await arrange();
  await forgetWhatWasLoaded(page);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
}

/** Clears the browser's cache, which has the files with a hash in their names. */
async function forgetWhatWasLoaded(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

async function expectTextKept(page: Page): Promise<void> {
  await expect(textField(await openComposer(page))).toHaveValue('Begun before the update');
}

async function expectComposer(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: 'New post' })).toBeVisible({ timeout: 1000 });
}

/** Lets the server send its files again, and presses “Try again”. What is loading already can’t be pressed any more. */
async function tryAgain(page: Page, sandbox: ControlDoor, expectArrived: () => Promise<void>): Promise<void> {
  await sandbox.clearErrors();
  const trouble = page.getByText('Couldn’t load a part of the page');
  await expect(async () => {
    if (await trouble.isVisible())
      await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
    await expectArrived();
  }).toPass();
  await expect(trouble).toBeHidden();
}

test('a part of the program that fails, or is the page of a newer version, is told, can be tried again, and no text is lost', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(BROWSER_SAYS);
  await comesBackTo(page, () => sandbox.fail({ path: COMPOSER, ...FAILED, times: 99 }));
  const trouble = page.getByText('Couldn’t load a part of the page');
  await expect(trouble).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  // The rest of the page works meanwhile.
  const star = cards(page)
    .first()
    .getByRole('button', { name: /avourite/ });
  const before = await star.getAttribute('aria-pressed');
  await star.click();
  await expect(star).not.toHaveAttribute('aria-pressed', `${before}`);

  await sandbox.clearErrors();
  await sandbox.fail({ path: COMPOSER, ...STALE, times: 99 });
  await forgetWhatWasLoaded(page);
  await page.reload();
  await expect(trouble).toBeInViewport();
  await tryAgain(page, sandbox, () => expectComposer(page));
  await expect(textField(page.getByRole('form', { name: 'New post' }))).toHaveValue(
    'Begun before the update',
  );
});

test('a part that is still on its way after two minutes is told, and shown when it comes [3.8.018]', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await comesBackTo(page, () => sandbox.hold({ path: COMPOSER }));
  await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
  await page.clock.runFor(TWO_MINUTES);
  await expect(page.getByText('A part of the page is still loading')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await sandbox.release();
  await expectTextKept(page);
});

test('the page itself says when the program did not come or is that of another version, and loading it again helps', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(BROWSER_SAYS);
  allowConsole(NO_SCRIPT);
  await sandbox.fail({ path: MAIN_SCRIPT, ...FAILED, times: 99 });
  await page.goto('/main/all');
  await expect(page.getByRole('alert')).toContainText('Linnet couldn’t start.');
  await sandbox.clearErrors();
  await page.getByRole('alert').getByRole('link', { name: 'Reload page' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await sandbox.fail({ path: MAIN_SCRIPT, ...STALE, times: 99 });
  await forgetWhatWasLoaded(page);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Linnet couldn’t start.');
});

test('the page itself says when the program has not come after two minutes, and still starts when it does', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await sandbox.hold({ path: MAIN_SCRIPT });
  await page.goto('/main/all', { waitUntil: 'commit' });
  await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
  // The script is preloaded; the watchdog starts before any content is shown.
  await expect(page.locator('.sk-page')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.runFor(TWO_MINUTES);
  await expect(page.getByRole('alert')).toContainText('Linnet couldn’t start.');
  await sandbox.release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a question whose code does not come says so where it was asked, and comes on the next try', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(BROWSER_SAYS);
  await sandbox.fail({ path: '^/assets/floating-parts-.*\\.js', ...FAILED, times: 99 });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Couldn’t load a part of the page')).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await tryAgain(page, sandbox, () => expect(question).toBeVisible({ timeout: 1000 }));
});

test('without the styles of what is not there at first nothing is shown bare, and they come on the next try [3.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(BROWSER_SAYS);
  await sandbox.fail({ path: '^/assets/later-.*\\.css', ...FAILED, times: 99 });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  const trouble = page.getByText('Couldn’t load a part of the page');
  await expect(trouble.first()).toBeInViewport();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).not.toBeAttached();
  await sandbox.clearErrors();
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' });
    if ((await again.count()) > 0) await again.first().click({ timeout: 1000 });
    await expect(trouble).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(notices).toBeAttached();
});

for (const [what, chunk, button] of [
  ['what stands around and over the screen and of what few cards have', 'soon', 'More actions'],
  ['what a signed-in viewer does', 'status-actions', 'Favourite'],
] as const) {
  test(`without the code of ${what}, posts are read, and the trouble is told once`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(BROWSER_SAYS);
    await sandbox.post({ as: 'carol', text: 'Ice on the pond.' });
    await sandbox.fail({ path: `^/assets/${chunk}-.*\\.js`, ...FAILED, times: 99 });
    await signIn(page, 'alice');
    const card = cardWith(page, 'Ice on the pond.');
    await expect(card).toBeVisible();
    await expect(page.getByText('Couldn’t load a part of the page')).toBeInViewport();
    await expect(page.getByRole('alert')).toHaveCount(1);
    const wanted = card.getByRole('button', { name: button });
    await expect(wanted).toHaveCount(0);
    await tryAgain(page, sandbox, () => expect(wanted).toBeVisible({ timeout: 1000 }));
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
