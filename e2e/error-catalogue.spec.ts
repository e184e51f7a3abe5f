import type { ConsoleMessage, Page } from '@playwright/test';
import type { ControlDoor, PlannedError } from '@linnet/sandbox/control';
import { cards } from './harness/cards';
import { openSettings } from './harness/change-settings';
import { newPosts } from './harness/new-posts';
import { openComposer } from './harness/open-composer';
import { rawWords } from './harness/untranslated-texts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** Ways in which a document fails to load. */
const WAYS: Readonly<Record<string, Omit<PlannedError, 'path'>>> = {
  'with an error of the server': { status: 500, body: { error: 'Something went wrong' } },
  'with the page in place of the document': {
    status: 200,
    body: '<!doctype html><title>The Hedge</title>',
    contentType: 'text/html',
  },
  'with a document of another shape': { status: 200, body: ['nothing', 7, null] },
};

const DOCUMENTS = [
  '^/api/v1/instance$',
  '^/api/v2/instance$',
  '^/nodeinfo/',
  '^/api/pleroma/frontend_configurations',
  '^/static/config.json',
  '^/static/terms-of-service.html',
  '^/static/stickers.json',
];

async function fail(
  sandbox: ControlDoor,
  paths: readonly string[],
  way: Omit<PlannedError, 'path'>,
): Promise<void> {
  for (const path of paths) await sandbox.fail({ path, times: 9, ...way });
}

/** Collects the warnings on the console. */
function warnings(page: Page): () => string[] {
  const said: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  return () => said;
}

test('documents of the server that do not come, in whatever way, are logged, and everything goes on without them [1.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', '/drafts');
  const said = warnings(page);
  for (const [how, way] of Object.entries(WAYS)) {
    await sandbox.clearErrors();
    await fail(sandbox, DOCUMENTS, way);
    const before = said().length;
    // The server embeds no documents in this page.
    await page.goto('/login');
    const since = () => said().slice(before).join('\n');
    await expect.poll(since, how).toContain('the configuration file could not be loaded');
    await page.evaluate(() => history.pushState(null, '', '/main/friends'));
    await expect(cards(page).first()).toBeVisible();
    const composer = await openComposer(page);
    await textField(composer).fill(`Without any papers, ${how}`);
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(cards(page).first()).toContainText(`Without any papers, ${how}`);
    await expect(notices(page).getByRole('listitem')).toHaveCount(0);
    expect(await rawWords(page)).toEqual([]);
  }
});

test('a browser that makes no sockets has no live updates, and new posts come by asking [1.8.021, 2.8.017]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/failed to create socket/);
  await page.addInitScript(() => {
    Reflect.set(
      window,
      'WebSocket',
      class {
        constructor() {
          throw new DOMException('Sockets are closed here.', 'SecurityError');
        }
      },
    );
  });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('failed to create socket'),
  );
  await page.clock.install();
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await logged;
  await sandbox.post({ as: 'carol', text: 'The long way round.' });
  await page.clock.runFor(10_000);
  await expect(newPosts(page)).toHaveText('1 new');

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('linnet-settings')))
    .toContain('"useStreamingApi":false');
  // Browsers with WebSockets are unaffected.
  const settings = await openSettings(page, 'General');
  await expect(settings.getByRole('switch', { name: 'Get live updates' })).not.toBeChecked();
  const isHere = settings.getByRole('button', { name: 'Only on this device: Get live updates' });
  await expect(isHere).toHaveAttribute('aria-pressed', 'true');
});
