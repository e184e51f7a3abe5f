import type { Locator, Page } from './locator';
import { expect } from './test';

/** Stores settings for this page, from the next load on. */
export async function storeSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((values) => {
    const stored: unknown = JSON.parse(localStorage.getItem('linnet-settings') ?? '{}');
    localStorage.setItem('linnet-settings', JSON.stringify(Object.assign({}, stored, values)));
  }, settings);
}

/** How a person uses the control of a setting. */
type UseControl = (control: Locator) => Promise<unknown>;

export interface SettingChange {
  /** The label of the setting's row. */
  readonly row: string;
  readonly change: UseControl;
}

type Tab =
  | 'General'
  | 'Appearance'
  | 'Composing'
  | 'Notifications'
  | 'Mutes and blocks'
  | 'Profile'
  | 'Navigation';

export const click: UseControl = (control) => control.click();
export const choose =
  (option: string): UseControl =>
  (control) =>
    control.selectOption(option);
export const fill =
  (words: string): UseControl =>
  async (control) => {
    await control.fill(words);
    await control.press('Enter');
  };
/** Clicks one of several checkboxes of a row. */
export const tick =
  (name: string): UseControl =>
  (control) =>
    control.getByRole('checkbox', { name, exact: true }).click();

/** Opens the settings dialog over the page, including expert settings. */
export async function openSettings(page: Page, tab: Tab): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('link', { name: tab, exact: true }).click();
  await dialog.getByRole('switch', { name: 'Expert settings' }).setChecked(true);
  return dialog;
}

/** Changes settings in the dialog and closes it. */
export async function changeSettings(page: Page, tab: Tab, changes: readonly SettingChange[]): Promise<void> {
  const dialog = await openSettings(page, tab);
  // A group of settings may have the same name as one of its rows.
  const control = (row: string) =>
    dialog.getByLabel(row, { exact: true }).and(dialog.locator(':not(section)'));
  for (const { row, change } of changes) await change(control(row));
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A setting: how to change it in its control, and where the effect shows. */
export interface Effect extends SettingChange {
  readonly observe: (page: Page) => Promise<unknown>;
  readonly expected: unknown;
}

/** Changes settings in the dialog, checks their effects on the page, and checks again after a reload. */
export async function seeEffects(page: Page, tab: Tab, effects: readonly Effect[]): Promise<void> {
  const readEffects = async (): Promise<Record<string, unknown>> => {
    const seen = effects.map(async ({ row, observe: find }) => [row, await find(page)] as const);
    return Object.fromEntries(await Promise.all(seen));
  };
  const wanted = Object.fromEntries(effects.map(({ row, expected }) => [row, expected]));
  // Parts of a card come a moment after its text.
  const seenBefore = async () => {
    const before = await readEffects();
    return effects.filter(({ row, expected }) => before[row] === expected);
  };
  await expect.poll(seenBefore).toEqual([]);
  await changeSettings(page, tab, effects);
  await expect.poll(readEffects).toEqual(wanted);
  await page.reload();
  await expect.poll(readEffects).toEqual(wanted);
}
