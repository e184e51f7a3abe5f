import type { Page } from '@playwright/test';
import { changeSettings, type SettingChange } from './change-settings';
import { expect } from './expect';

/** A preference: what is changed in its control, and where that is seen. */
export interface Effect extends SettingChange {
  readonly seen: (page: Page) => Promise<unknown>;
  readonly as: unknown;
}

/** A computed style of what is found first. */
export function style(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Changes each in the window, looks at the page behind it, and looks again when that has come anew. */
export async function seeEffects(
  page: Page,
  tab: 'General' | 'Appearance',
  effects: readonly Effect[],
): Promise<void> {
  const look = async (): Promise<Record<string, unknown>> => {
    const seen = effects.map(async ({ row, seen: find }) => [row, await find(page)] as const);
    return Object.fromEntries(await Promise.all(seen));
  };
  const wanted = Object.fromEntries(effects.map(({ row, as }) => [row, as]));
  const before = await look();
  expect(effects.filter(({ row, as }) => before[row] === as)).toEqual([]);
  await changeSettings(page, tab, effects);
  await expect.poll(look).toEqual(wanted);
  await page.reload();
  await expect.poll(look).toEqual(wanted);
}
