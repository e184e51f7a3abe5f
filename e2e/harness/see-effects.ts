import type { Page } from '@playwright/test';
import { changeSettings, type SettingChange } from './change-settings';
import { expect } from './expect';

/** A setting: how to change it in its control, and where the effect shows. */
export interface Effect extends SettingChange {
  readonly observe: (page: Page) => Promise<unknown>;
  readonly expected: unknown;
}

/** A computed style of the first match. */
export function style(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Changes settings in the dialog, checks their effects on the page, and checks again after a reload. */
export async function seeEffects(
  page: Page,
  tab: 'General' | 'Appearance',
  effects: readonly Effect[],
): Promise<void> {
  const readEffects = async (): Promise<Record<string, unknown>> => {
    const seen = effects.map(async ({ row, observe: find }) => [row, await find(page)] as const);
    return Object.fromEntries(await Promise.all(seen));
  };
  const wanted = Object.fromEntries(effects.map(({ row, expected }) => [row, expected]));
  const before = await readEffects();
  expect(effects.filter(({ row, expected }) => before[row] === expected)).toEqual([]);
  await changeSettings(page, tab, effects);
  await expect.poll(readEffects).toEqual(wanted);
  await page.reload();
  await expect.poll(readEffects).toEqual(wanted);
}
