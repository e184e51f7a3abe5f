import { cards } from '../../testing/page/parts';
import { changeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const AMBER = '--bg:#000000';

/** The rules of the theme that is shown; empty where the page has its own colours, which follow the system. */
const sheet = () => document.getElementById('linnet-theme')?.textContent ?? '';

test('who wants the system’s dark and light has them over the theme of the server, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ frontendConfiguration: { palette: 'amber' } });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(sheet).toContain(AMBER);
  await changeSettings(page, 'Appearance', [
    {
      row: 'Palette',
      change: (control) => control.selectOption({ label: 'Dark or light, like the system' }),
    },
  ]);
  await expect.poll(sheet).toBe('');
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  expect(sheet()).toBe('');
});

test('when the instance names no theme any more, the system is followed again', async ({ page, sandbox }) => {
  await sandbox.settings({ frontendConfiguration: { palette: 'amber' } });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(sheet).toContain(AMBER);
  await sandbox.settings({ frontendConfiguration: {} });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(sheet).toBe('');
  expect(localStorage.getItem('linnet-theme')).toBeNull();
});

for (const [what, stored] of [
  ['of another version', JSON.stringify({ id: 'old', css: ':root{--bg:#ff0000}', scheme: 'dark' })],
  ['that cannot be read', '{"css":'],
] as const) {
  test(`a stored theme ${what} is removed [3.4.028]`, async ({ page }) => {
    localStorage.setItem('linnet-theme', stored);
    await page.goto('/main/all');
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => localStorage.getItem('linnet-theme')).toBeNull();
    expect(sheet()).toBe('');
  });
}

for (const [what, frontendConfiguration] of [
  ['a theme that nobody knows leaves the page to the system', { palette: 'no-such-theme' }],
  ['the theme that every stock server names is no wish of the instance', { theme: 'pleroma-dark' }],
] as const) {
  test(what, async ({ page, sandbox }) => {
    await sandbox.settings({ frontendConfiguration });
    localStorage.setItem('linnet-theme', '{"css":');
    await page.goto('/main/all');
    // The theme has been decided then.
    await expect.poll(() => localStorage.getItem('linnet-theme')).toBeNull();
    expect(sheet()).toBe('');
  });
}

test('a theme of Pleroma-FE among the files of the instance is shown, with a top bar of its own', async ({
  page,
  sandbox,
}) => {
  const colors = { bg: '#f0f4f8', fg: '#d0d8e0', text: '#203040', link: '#0050a0', topBar: '#102030' };
  const theme = { _pleroma_theme_version: 2, name: 'Bay', source: { themeEngineVersion: 3, colors } };
  await sandbox.settings({
    frontendConfiguration: { theme: 'bay' },
    files: {
      '/static/styles.json': JSON.stringify({ bay: '/static/themes/bay.json' }),
      '/static/themes/bay.json': JSON.stringify(theme),
    },
  });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(sheet).toContain('--text:#203040');
  // A bright text on its dark colour.
  expect(sheet()).toMatch(/\.TopBar\{color-scheme:dark;--bg:#102030;[^}]*--text:#[7-f]/);

  // The file is asked for again, and while it is not there, the page has the colours of the last visit.
  await sandbox.hold({ path: '^/static/' });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  expect(sheet()).toContain('--text:#203040');
  await sandbox.settings({
    files: {
      '/static/styles.json': JSON.stringify({
        bay: { ...theme, source: { ...theme.source, colors: { ...colors, text: '#402010' } } },
      }),
    },
  });
  await sandbox.release();
  await expect.poll(sheet).toContain('--text:#402010');
});
