import type { Locator, Page } from '@playwright/test';

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
/** Fills in a setting that must be confirmed. */
export const fillAndKeep =
  (words: string): UseControl =>
  async (control) => {
    await control.fill(words);
    const question = control.page().getByRole('region', { name: 'Keep this change?' });
    await question.getByRole('button', { name: 'Keep' }).click();
  };

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
