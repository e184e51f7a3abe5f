import { onTestFinished, vi } from 'vitest';
import { deviceStorage } from '../../../platform/storage/storages';
import type { Page } from '../../../testing/page/locator';
import { storeSettings } from '../../../testing/page/settings';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const EDITOR = '/settings?tab=style';
const chosen = () => document.getElementById('linnet-theme')?.textContent ?? '';
const preview = () => document.getElementById('linnet-theme-preview')?.textContent ?? '';
const digits = (page: Page, name: string) => page.getByLabel(`${name}: colour in hex`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const colours = { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060' };
const style = [
  { component: '@meta', directives: { name: 'Reed' } },
  { component: '@palette', variant: 'Night', directives: colours },
  { component: 'Button', directives: { roundness: '3' } },
];

test('a colour shows on the page at once, and is there after it was saved [3.1.008]', async ({ page }) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  await signIn(page, 'alice', EDITOR);
  await expect(digits(page, 'Background')).toHaveValue('#101820');
  await digits(page, 'Background').fill('#004400');
  await expect.poll(preview).toContain('--bg:#004400');
  expect(chosen()).toContain('--bg:#101820');
  await button(page, 'Save style').click();
  await expect.poll(chosen).toContain('--bg:#004400');
  await page.reload();
  await expect(digits(page, 'Background')).toHaveValue('#004400');
});

test('what is wrong with a colour stays in its field and changes nothing', async ({ page }) => {
  await signIn(page, 'alice', EDITOR);
  await expect.poll(preview).toContain('--bg:');
  const before = preview();
  await digits(page, 'Text').fill('#12345');
  await expect(digits(page, 'Text')).toHaveAttribute('aria-invalid', 'true');
  expect(preview()).toBe(before);
});

test('a text that cannot be read says what the page shows in its place', async ({ page }) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  await signIn(page, 'alice', EDITOR);
  await digits(page, 'Text').fill('#202830');
  await expect(
    page.getByText(/^Contrast of 1\.\d, too weak in some places: shown as #[0-9a-f]{6}, with [45]\.\d/),
  ).toBeVisible();
});

test('steps are undone and done again by buttons and keys; the saved style can be compared', async ({
  page,
}) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  await signIn(page, 'alice', EDITOR);
  await digits(page, 'Background').fill('#004400');
  await digits(page, 'Links').fill('#ffffff');
  await button(page, 'Undo').click();
  await expect.poll(preview).toContain('--link:#ffb060');
  await expect.poll(preview).toContain('--bg:#004400');
  await page.keyboard.press('Control+z');
  await expect.poll(preview).toContain('--bg:#101820');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(preview).toContain('--bg:#004400');
  await button(page, 'Show the saved style').click();
  await expect.poll(preview).toContain('--bg:#101820');
  await button(page, 'Show the saved style').click();
  await button(page, 'Discard changes').click();
  await expect.poll(preview).toContain('--bg:#101820');
  await button(page, 'Undo').click();
  await expect.poll(preview).toContain('--bg:#004400');
});

test('work that is not saved outlives the window and the page, which shows it only while it is edited', async ({
  page,
}) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  await signIn(page, 'alice', EDITOR);
  await digits(page, 'Background').fill('#004400');
  await expect.poll(preview).toContain('--bg:#004400');
  await button(page, 'Close').click();
  await expect.poll(preview).toBe('');
  await page.goto(EDITOR);
  await expect(digits(page, 'Background')).toHaveValue('#004400');
  await expect.poll(preview).toContain('--bg:#004400');
});

test('work of a visitor outlives the page, too', async ({ page }) => {
  await page.goto(EDITOR);
  await digits(page, 'Background').fill('#004400');
  await expect.poll(preview).toContain('--bg:#004400');
  await page.reload();
  await expect(digits(page, 'Background')).toHaveValue('#004400');
  await button(page, 'Discard changes').click();
  await expect.poll(preview).not.toContain('--bg:#004400');
  await page.reload();
  await expect(digits(page, 'Background')).not.toHaveValue('#004400');
});

const sheetFor = (scheme: 'dark' | 'light') =>
  new RegExp(`prefers-color-scheme: ${scheme}\\)\\{:root\\{[^}]*--bg:(#\\w+)`).exec(chosen())?.[1];

test('work on the theme for the light is saved there when it has become dark meanwhile, also after a reload', async ({
  page,
}) => {
  await storeSettings(page, {
    themeTimes: 'system',
    paletteCustomData: { name: 'Reed', ...colours },
    darkTheme: { palette: 'dracula' },
  });
  await signIn(page, 'alice', EDITOR);
  await digits(page, 'Background').fill('#004400');
  await expect.poll(preview).toContain('--bg:#004400');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(digits(page, 'Background')).toHaveValue('#004400');
  await digits(page, 'Background').fill('#004411');
  await button(page, 'Save style').click();
  await expect.poll(() => sheetFor('light')).toBe('#004411');
  expect(sheetFor('dark')).toBe('#282a36');
});

test('work that could not be stored as a theme is still there after a reload', async ({ page }) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  await signIn(page, 'alice', EDITOR);
  await digits(page, 'Background').fill('#004400');
  await expect.poll(preview).toContain('--bg:#004400');
  const write = deviceStorage.write.bind(deviceStorage);
  const full = vi
    .spyOn(deviceStorage, 'write')
    .mockImplementation((key, value) => key !== 'linnet-settings' && write(key, value));
  onTestFinished(() => full.mockRestore());
  await button(page, 'Save style').click();
  await expect.poll(chosen).toContain('--bg:#004400');
  await expect(button(page, 'Save style')).toBeEnabled();
  full.mockRestore();
  await page.reload();
  await expect(digits(page, 'Background')).toHaveValue('#004400');
});

test('a theme that is chosen while another one is edited does not shine through it', async ({ page }) => {
  await signIn(page, 'alice', EDITOR);
  await digits(page, 'Background').fill('#004400');
  await button(page, 'Save style').click();
  await expect.poll(chosen).toContain('--bg:#004400');
  const media = () => document.getElementById('linnet-theme')?.getAttribute('media');
  await expect.poll(media).toBe('not all');
  await button(page, 'Close').click();
  await expect.poll(media).toBeNull();
});

test('a directive of a component is set, and left to the rule it is inherited from', async ({ page }) => {
  await storeSettings(page, { styleCustomData: style });
  await signIn(page, 'alice', EDITOR);
  await part(page, 'Components').click();
  await button(page, 'Button').click();
  await expect(page.getByLabel('Round corners, as a number')).toHaveValue('3');
  await page.getByLabel('Round corners, as a number').fill('9');
  await expect.poll(preview).toContain('--rBtn:9px');
  await page.getByRole('radio', { name: 'hover', exact: true }).click();
  await expect(page.getByText('From Button.')).toBeVisible();
  await page.getByRole('radio', { name: 'normal', exact: true }).click();
  await button(page, 'Round corners: don’t set it here').click();
  await expect.poll(preview).not.toContain('--rBtn');
});

test('a shadow is added, and falls away from the light that the arrow keys move', async ({ page }) => {
  await signIn(page, 'alice', EDITOR);
  await part(page, 'Components').click();
  await button(page, 'Panel').click();
  await button(page, 'Add shadow').click();
  await expect.poll(preview).toContain('--shadowPanel:0px 2px 6px 0px #0000004d');
  await page.getByRole('button', { name: /^Shadow 1: light\./ }).press('ArrowUp');
  await expect.poll(preview).toContain('--shadowPanel:0px 3px 6px 0px #0000004d');
  await button(page, 'Remove shadow 1').click();
  await expect.poll(preview).toContain('--shadowPanel:0px 0px 0px 0px #00000000');
});

test('what could not be made out is listed for those who want to know', async ({ page }) => {
  const wrong = [...style, { component: 'TopBar', directives: { background: '--nowhere' } }];
  await storeSettings(page, { styleCustomData: wrong, expertLevel: 1 });
  await signIn(page, 'alice', EDITOR);
  await expect(digits(page, 'Background')).toHaveValue('#101820');
  await expect(page.getByRole('heading', { name: 'How the theme is built' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show how the theme is built' }).click();
  await expect(page.getByText('--nowhere is missing')).toBeVisible();
  await page.reload();
  await expect(page.getByText('--nowhere is missing')).toBeVisible();
});

test('a theme is built anew at each start for those who want that', async ({ page }) => {
  const stale = () =>
    page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('linnet-theme') ?? '{}') as object;
      localStorage.setItem('linnet-theme', JSON.stringify({ ...stored, css: ':root{--bg:#ff0000}' }));
      document.getElementById('linnet-theme')?.remove();
    });
  await storeSettings(page, { palette: 'dracula' });
  await signIn(page, 'alice', '/settings?tab=theme');
  await expect.poll(chosen).toContain('--bg:#282a36');
  await stale();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dracula' })).toBeChecked();
  expect(chosen()).toBe('');
  await storeSettings(page, { forceThemeRecompilation: true });
  await page.reload();
  await expect.poll(chosen).toContain('--bg:#282a36');
});

test('a palette of one’s own is not built anew when its colours come back in another order', async ({
  page,
}) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  await signIn(page, 'alice', '/settings?tab=theme');
  await expect.poll(chosen).toContain('--bg:#101820');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('linnet-theme') ?? '{}') as object;
    localStorage.setItem('linnet-theme', JSON.stringify({ ...stored, css: ':root{--bg:#ff0000}' }));
    document.getElementById('linnet-theme')?.remove();
  });
  const { bg, ...others } = colours;
  await storeSettings(page, { paletteCustomData: { ...others, bg, name: 'Reed' } });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Your own theme' })).toBeChecked();
  expect(chosen()).toBe('');
});

test('“Surprise me” proposes colours, dark or light, in one step', async ({ page }) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  await signIn(page, 'alice', EDITOR);
  await expect.poll(preview).toContain('--bg:#101820');
  await button(page, 'Surprise me').click();
  await expect.poll(preview).not.toContain('--bg:#101820');
  expect(preview()).toContain('color-scheme:dark');
  await page.getByRole('radio', { name: 'Light', exact: true }).click();
  await expect.poll(preview).toContain('color-scheme:light');
  for (const _ of ['light', 'dark']) await button(page, 'Undo').click();
  await expect.poll(preview).toContain('--bg:#101820');
  await expect(digits(page, 'Links')).toHaveValue('#ffb060');
});

/** Pictures of one colour: there is nothing here that decodes one. */
function decodeAs(rgb: readonly number[]) {
  const data = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, at) => rgb[at % 4] ?? 255);
  // The icon of the tab is drawn as well, of which nothing is looked at.
  const drawn = { getImageData: () => ({ data }) };
  const context = new Proxy(drawn, { get: (own, name) => Reflect.get(own, name) ?? (() => ({ width: 1 })) });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,MQ==');
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  const decode = vi.fn<() => Promise<ImageBitmap>>(() => Promise.resolve({} as ImageBitmap));
  vi.stubGlobal('createImageBitmap', decode);
  onTestFinished(() => void vi.restoreAllMocks());
  onTestFinished(() => void vi.unstubAllGlobals());
  return decode;
}

test('a picture, or the own banner, proposes its colours; what is none says so', async ({ page }) => {
  await storeSettings(page, { paletteCustomData: { name: 'Reed', ...colours } });
  const decode = decodeAs([20, 160, 60]);
  await signIn(page, 'alice', EDITOR);
  await expect.poll(preview).toContain('--bg:#101820');
  const file = new File(['x'], 'meadow.png', { type: 'image/png' });
  await page.getByLabel('From a picture').setInputFiles(file);
  await expect.poll(preview).not.toContain('--bg:#101820');
  const [, accent = ''] = /--accent:(#[0-9a-f]{6})/.exec(preview()) ?? [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await button(page, 'Undo').click();
  await expect.poll(preview).toContain('--bg:#101820');
  await button(page, 'From your banner').click();
  await expect.poll(preview).not.toContain('--bg:#101820');
  decode.mockRejectedValue(new DOMException('No picture.', 'InvalidStateError'));
  await page.getByLabel('From a picture').setInputFiles(file);
  await expect(page.getByText('Couldn’t read the colours of this picture. Try another one.')).toBeVisible();
});
