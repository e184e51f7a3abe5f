import { cards } from './harness/cards';
import { FILES, openWithMedia } from './harness/media-page';
import { expect, test } from './harness/test';

test('a sound is played, stopped, wound and turned down [2.3.018]', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.tune] });
  const player = card.getByRole('group', { name: 'Audio: A small tune' });
  const audio = player.locator('audio');
  const position = player.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', '0:00 of 0:06');
  expect(await audio.evaluate((found: HTMLAudioElement) => found.paused)).toBe(true);
  await player.getByRole('button', { name: 'Play' }).click();
  await expect
    .poll(() => audio.evaluate((found: HTMLAudioElement) => found.currentTime))
    .toBeGreaterThan(0.1);
  await player.getByRole('button', { name: 'Pause' }).click();
  expect(await audio.evaluate((found: HTMLAudioElement) => found.paused)).toBe(true);
  await position.fill('4');
  await expect(position).toHaveAttribute('aria-valuetext', '0:04 of 0:06');
  await position.press('ArrowLeft');
  expect(await audio.evaluate((found: HTMLAudioElement) => Math.round(found.currentTime))).toBe(3);
  await player.getByRole('button', { name: 'Mute' }).click();
  expect(await audio.evaluate((found: HTMLAudioElement) => found.muted)).toBe(true);
});

test('a sound that is nowhere says so, with a link', async ({ page, sandbox, baseURL, allowConsole }) => {
  allowConsole(/404/);
  const at = { page, sandbox, url: `${baseURL}` };
  const gone = { url: `${baseURL}/media/gone.wav`, remote_url: `${baseURL}/media/gone-far.wav` };
  const card = await openWithMedia(at, { files: [{ ...FILES.tune, changes: gone }] });
  await expect(card.getByText('Couldn’t load this file')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open original' })).toHaveAttribute('href', gone.remote_url);
  await expect(card.getByRole('button', { name: 'Play' })).toBeDisabled();
});

for (const [settings, loops] of [
  [{}, true],
  [{ loopVideo: false }, false],
  [{ loopVideoSilentOnly: false }, true],
] as const) {
  test(`a silent film with ${JSON.stringify(settings)} ${loops ? 'begins again' : 'ends'} [3.3.016]`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    const at = { page, sandbox, url: `${baseURL}` };
    const card = await openWithMedia(at, { files: [FILES.video], settings });
    const film = card.locator('video[controls]');
    await expect(film).toBeVisible();
    await expect(film).toHaveAttribute('preload', 'metadata');
    expect(await film.evaluate((found: HTMLVideoElement) => found.paused)).toBe(true);
    await film.evaluate((found: HTMLVideoElement) => found.play());
    await expect
      .poll(() => film.evaluate((found: HTMLVideoElement) => found.currentTime))
      .toBeGreaterThan(0.3);
    await expect.poll(() => film.evaluate((found: HTMLVideoElement) => found.loop)).toBe(loops);
  });
}

test('a film with sound is not looped, where only silent ones are [3.3.016]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  // The sandbox's videos are silent: this makes the browser report sound.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'webkitAudioDecodedByteCount', { get: () => 4000 }),
  );
  const at = { page, sandbox, url: `${baseURL}` };
  const film = (await openWithMedia(at, { files: [FILES.video] })).locator('video[controls]');
  await film.evaluate((found: HTMLVideoElement) => found.play());
  await expect.poll(() => film.evaluate((found: HTMLVideoElement) => found.currentTime)).toBeGreaterThan(0.3);
  await expect.poll(() => film.evaluate((found: HTMLVideoElement) => found.loop)).toBe(false);
});

test('films play in the viewer where that is wanted [2.3.021]', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.video], settings: { playVideosInModal: true } });
  await expect(card.locator('video[controls]')).toHaveCount(0);
  await card.getByRole('button', { name: 'Play: Daybreak' }).click();
  const film = page.getByRole('dialog', { name: 'Media viewer' }).locator('video');
  await expect.poll(() => film.evaluate((found: HTMLVideoElement) => found.currentTime)).toBeGreaterThan(0.1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what begins to play ends what played before', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.tune, { ...FILES.tune, description: 'Another' }] });
  const [first, second] = ['Audio: A small tune', 'Audio: Another'].map((name) =>
    card.getByRole('group', { name }),
  );
  await first?.getByRole('button', { name: 'Play' }).click();
  await expect(first?.getByRole('button', { name: 'Pause' }) ?? card).toBeVisible();
  await second?.getByRole('button', { name: 'Play' }).click();
  await expect(second?.getByRole('button', { name: 'Pause' }) ?? card).toBeVisible();
  await expect(first?.getByRole('button', { name: 'Play' }) ?? card).toBeVisible();
});

test('a Flash film waits behind a warning, and says why it cannot play under the policy of the server [2.5.050, 2.8.021, 3.5.014]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/wasm|WebAssembly/i);
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.flash] });
  await expect(card.getByText(/Flash content can be unsafe/)).toBeVisible();
  const asked = async () => (await sandbox.log()).map(({ path }) => path);
  expect(await asked()).not.toContain(FILES.flash.file);
  await card.getByRole('button', { name: 'Play' }).click();
  await expect(card.getByRole('alert')).toContainText('this server doesn’t allow WebAssembly');
  await expect(card.getByRole('link', { name: 'Open file' })).toHaveAttribute(
    'href',
    baseURL + FILES.flash.file,
  );
  expect((await asked()).filter((path) => path.includes('ruffle'))).toEqual([]);
});

test('a Flash film plays where WebAssembly is allowed [2.5.050]', async ({ page, sandbox, baseURL }) => {
  test.slow();
  await sandbox.settings({ mode: 'web-assembly' });
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.flash] });
  await sandbox.hold({ path: String.raw`\.wasm$` });
  await card.getByRole('button', { name: 'Play' }).click();
  await expect(card.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await sandbox.release();
  await expect(card.locator('ruffle-player')).toBeVisible({ timeout: 40_000 });
  await expect
    .poll(
      () =>
        card
          .locator('ruffle-player')
          .evaluate(
            (found) =>
              Reflect.get(found, 'readyState') ??
              Reflect.get(Reflect.get(found, 'ruffle').call(found), 'readyState'),
          ),
      { timeout: 40_000 },
    )
    .toBe(2);
  expect((await sandbox.log()).map(({ path }) => path)).toContain(FILES.flash.file);
});

test('a Flash film whose player does not arrive says so [2.8.021]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/503/);
  await sandbox.settings({ mode: 'web-assembly' });
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.flash] });
  await sandbox.fail({ path: 'ruffle', status: 503, times: 5 });
  await card.getByRole('button', { name: 'Play' }).click();
  await expect(card.getByRole('alert')).toContainText('Couldn’t load');
  await expect(cards(page).getByRole('link', { name: 'Open file' })).toBeVisible();
});
