import { beforeEach, describe, onTestFinished, vi } from 'vitest';
import type { Page } from '../../testing/page/locator';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { keepTrialsOpen } from '../../testing/page/trial';

beforeEach(keepTrialsOpen);

const GALLERY = '/settings?tab=theme';
const theme = (page: Page, name: string) => page.getByRole('radio', { name });
const sheet = () => document.getElementById('linnet-theme')?.textContent ?? '';

const harbour =
  '@meta {\nname: Harbour;\n}\n@palette.Fog {\nbg: #e8ecf0;\nfg: #c8d0d8;\ntext: #182028;\nlink: #0050a0;\n}\n';
const files = {
  '/static/styles/index.json': JSON.stringify({ harbour: '/static/styles/harbour.iss' }),
  '/static/styles/harbour.iss': harbour,
};

const source = {
  themeEngineVersion: 3,
  colors: { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060' },
};

test('a theme is chosen among all, shown at once, and taken back', async ({ page }) => {
  await signIn(page, 'alice', GALLERY);
  await expect(theme(page, 'As the server has it, or dark and light like the system')).toBeChecked();
  await theme(page, 'Dracula').click();
  await expect.poll(sheet).toContain('--bg:#282a36');
  await expect(theme(page, 'Dracula')).toBeChecked();
  await theme(page, 'Amber').click();
  await expect.poll(sheet).toContain('--bg:#000000');
  await theme(page, 'Beige box').click();
  await expect.poll(sheet).toContain('--bg:#d6d2c8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(sheet).toContain('--bg:#000000');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(sheet).toContain('--bg:#282a36');
  await theme(page, 'Dark or light, like the system').click();
  await expect.poll(sheet).toBe('');
});

test('the themes of the server are offered too', async ({ page, sandbox }) => {
  await sandbox.settings({ files });
  await signIn(page, 'alice', GALLERY);
  await page
    .getByRole('region', { name: 'Themes of this server' })
    .getByRole('radio', { name: 'harbour' })
    .click();
  await expect.poll(sheet).toContain('--bg:#e8ecf0');
  // A palette from elsewhere on the same style would be another choice: the style is cleared.
  await theme(page, 'Dracula').click();
  await expect.poll(sheet).toContain('--bg:#282a36');
});

test('a theme of the server that could make the page hard to use is on trial', async ({ page, sandbox }) => {
  await sandbox.settings({
    files: {
      ...files,
      '/static/styles.json': JSON.stringify({
        veil: {
          _pleroma_theme_version: 2,
          name: 'Veil',
          source: {
            ...source,
            shadows: { panel: [{ blur: 0, spread: 500, color: '#ff0000', inset: true }] },
          },
        },
      }),
    },
  });
  await signIn(page, 'alice', GALLERY);
  await theme(page, 'veil').click();
  await expect.poll(sheet).toContain('--bg:#101820');
  await expect(page.getByText('Keep this change?')).toBeVisible();
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(sheet).toBe('');
  await theme(page, 'veil').click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(theme(page, 'veil')).toBeChecked();
  // One with colours alone can be read, and is simply chosen.
  await theme(page, 'harbour').click();
  await expect.poll(sheet).toContain('--bg:#e8ecf0');
  await expect(page.getByText('Keep this change?')).toHaveCount(0);
});

test('without the server’s list there are those that come along, and another try', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ files });
  await sandbox.fail({ path: '^/static/styles', status: 502, times: 99 });
  await signIn(page, 'alice', GALLERY);
  await expect(page.getByText('Couldn’t load the themes of this server')).toBeVisible();
  await expect(theme(page, 'Dracula')).toBeVisible();
  await sandbox.clearErrors();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(theme(page, 'harbour')).toBeVisible();
});

test.for([
  ['customTheme', { _pleroma_theme_version: 2, name: 'Night', source }],
  ['customThemeSource', source],
  ['styleCustomData', [{ component: '@palette', variant: 'Night', directives: source.colors }]],
  ['paletteCustomData', { name: 'Night', ...source.colors }],
] as const)(
  'a theme that was brought along can be left, chosen again, and is there after a reload: %s',
  async ([key, value], { page }) => {
    await storeSettings(page, { [key]: value });
    await signIn(page, 'alice', GALLERY);
    await expect(theme(page, 'Your own theme')).toBeChecked();
    await expect.poll(sheet).toContain('--bg:#101820');
    await theme(page, 'Monokai').click();
    await expect.poll(sheet).toContain('--bg:#272822');
    await theme(page, 'Your own theme').click();
    await expect.poll(sheet).toContain('--bg:#101820');
    await page.reload();
    await expect(theme(page, 'Your own theme')).toBeChecked();
    await expect.poll(sheet).toContain('--bg:#101820');
  },
);

test('a theme or style of the server is shown at once, and after a reload', async ({ page, sandbox }) => {
  await sandbox.settings({
    files: {
      ...files,
      '/static/styles.json': JSON.stringify({
        bay: { _pleroma_theme_version: 2, name: 'Bay', source },
      }),
    },
  });
  await signIn(page, 'alice', GALLERY);
  for (const [name, background] of [
    ['bay', '#101820'],
    ['harbour', '#e8ecf0'],
  ]) {
    await theme(page, String(name)).click();
    await expect.poll(sheet).toContain(`--bg:${String(background)}`);
    await page.reload();
    await expect(theme(page, String(name))).toBeChecked();
    await expect.poll(sheet).toContain(`--bg:${String(background)}`);
  }
});

test('a theme that the server could not give comes with the next connection', async ({ page, sandbox }) => {
  await sandbox.settings({ files });
  await storeSettings(page, { style: 'harbour' });
  await sandbox.fail({ path: '^/static/styles', status: 502, times: 50 });
  document.getElementById('linnet-theme')?.remove();
  await page.goto('/main/all');
  const wasAsked = async () => (await sandbox.log()).some(({ path }) => path.startsWith('/static/styles'));
  await expect.poll(wasAsked).toBe(true);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(sheet()).toBe('');
  await sandbox.clearErrors();
  const reconnected = () => {
    window.dispatchEvent(new Event('online'));
    return sheet();
  };
  await expect.poll(reconnected).toContain('--bg:#e8ecf0');
});

test('two accounts have a theme each', async ({ page }) => {
  await signIn(page, 'alice', GALLERY);
  await theme(page, 'Dracula').click();
  await expect.poll(sheet).toContain('--bg:#282a36');
  await expect(page.getByText('Saved')).toBeVisible();
  await signIn(page, 'bob', GALLERY);
  await expect(theme(page, 'As the server has it, or dark and light like the system')).toBeChecked();
  await expect.poll(sheet).toBe('');
  await theme(page, 'Amber').click();
  await expect.poll(sheet).toContain('--bg:#000000');
  await signIn(page, 'alice', GALLERY);
  await expect(theme(page, 'Dracula')).toBeChecked();
  await expect.poll(sheet).toContain('--bg:#282a36');
});

test('a settings file with the theme brings it to another browser', async ({ page }) => {
  await storeSettings(page, { customThemeSource: source, hideNsfw: false });
  await signIn(page, 'alice', '/settings?tab=data');
  const made = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  await page.getByRole('button', { name: 'Save with theme' }).click();
  await expect.poll(() => made.mock.lastCall).toBeDefined();
  const blob = made.mock.lastCall?.[0];
  const text = blob instanceof Blob ? await blob.text() : '';
  expect(JSON.parse(text)).toMatchObject({ customThemeSource: source, _pleroma_settings_version: [1, 0] });
  localStorage.removeItem('linnet-settings');
  await signIn(page, 'bob', '/settings?tab=data');
  await expect.poll(sheet).toBe('');
  const file = new File([text], 'pleromafe_settings.full.json', { type: 'application/json' });
  await page.getByLabel('Choose file').setInputFiles(file);
  await page
    .getByRole('alertdialog', { name: 'Apply these settings?' })
    .getByRole('button', { name: 'Apply' })
    .click();
  await expect.poll(sheet).toContain('--bg:#101820');
  await page.reload();
  await expect.poll(sheet).toContain('--bg:#101820');
});

describe('two themes', () => {
  test('in the dark the one for the dark is chosen first', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await storeSettings(page, { themeTimes: 'system', darkTheme: { palette: 'monokai' } });
    await signIn(page, 'alice', GALLERY);
    await expect(page.getByRole('radio', { name: 'Dark mode' })).toBeChecked();
    await theme(page, 'Dracula').click();
    await expect.poll(sheet).toMatch(/prefers-color-scheme: dark\)\{:root\{[^}]*--bg:#282a36/);
  });

  test('light and dark as the system asks: each chosen, shown at once and after a reload', async ({
    page,
  }) => {
    await signIn(page, 'alice', GALLERY);
    await theme(page, 'Paper').click();
    await expect.poll(sheet).toContain('--bg:#fbf6ea');
    await page.getByRole('radio', { name: 'Two themes, as the system asks for light or dark' }).click();
    await page.getByRole('radio', { name: 'Dark mode' }).click();
    await theme(page, 'Dracula').click();
    await expect.poll(sheet).toMatch(/prefers-color-scheme: dark\)\{:root\{[^}]*--bg:#282a36/);
    await page.reload();
    await expect.poll(sheet).toMatch(/prefers-color-scheme: dark\)\{:root\{[^}]*--bg:#282a36/);
    await page.getByRole('radio', { name: 'One theme, always' }).click();
    await expect.poll(sheet).not.toContain('#282a36');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(sheet).toContain('#282a36');
  });

  test('by day and by night: the hours follow the place, which can be forgotten', async ({ page }) => {
    await signIn(page, 'alice', GALLERY);
    await page.getByRole('radio', { name: 'Two themes, by day and by night' }).click();
    await expect(page.getByText('Night is from 7:00 PM to 7:00 AM.')).toBeVisible();
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (position: { coords: object }) => void) =>
          found({ coords: { latitude: 85.4, longitude: 10.2 } }),
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
    await page.getByRole('button', { name: 'Use where I am' }).click();
    // So far north the sun never sets for half of the year, and never rises for the other half.
    await expect(page.getByText(/Night is from 12:00 AM to 12:00 AM/)).toBeVisible();
    await expect.poll(() => localStorage.getItem('linnet-theme')).toContain('"night"');
    await page.getByRole('button', { name: 'Forget where I am' }).click();
    await expect(page.getByText('Night is from 7:00 PM to 7:00 AM.')).toBeVisible();
  });
});
