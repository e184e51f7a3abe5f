import type { Locator, Page } from '@playwright/test';

/** What a person does with the control of a setting. */
type Use = (control: Locator) => Promise<unknown>;

export interface SettingChange {
  /** The words of its row. */
  readonly row: string;
  readonly change: Use;
}

type Tab =
  | 'General'
  | 'Appearance'
  | 'Composing'
  | 'Notifications'
  | 'Mutes and blocks'
  | 'Profile'
  | 'Navigation';

export const click: Use = (control) => control.click();
export const choose =
  (option: string): Use =>
  (control) =>
    control.selectOption(option);
export const fill =
  (words: string): Use =>
  async (control) => {
    await control.fill(words);
    await control.press('Enter');
  };
/** One of several in one row. */
export const tick =
  (name: string): Use =>
  (control) =>
    control.getByRole('checkbox', { name, exact: true }).click();
/** For what stays only when it is confirmed. */
export const fillAndKeep =
  (words: string): Use =>
  async (control) => {
    await control.fill(words);
    const question = control.page().getByRole('region', { name: 'Does the page still work for you?' });
    await question.getByRole('button', { name: 'Keep' }).click();
  };

/** Opens the window of the settings over the page, with the expert ones. */
export async function openSettings(page: Page, tab: Tab): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('link', { name: tab, exact: true }).click();
  await dialog.getByRole('switch', { name: 'Expert settings' }).setChecked(true);
  return dialog;
}

/** Changes settings in their window, each by its control, and goes back to the page. */
export async function changeSettings(page: Page, tab: Tab, changes: readonly SettingChange[]): Promise<void> {
  const dialog = await openSettings(page, tab);
  // A group may be called as one of its rows.
  const control = (row: string) =>
    dialog.getByLabel(row, { exact: true }).and(dialog.locator(':not(section)'));
  for (const { row, change } of changes) await change(control(row));
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
