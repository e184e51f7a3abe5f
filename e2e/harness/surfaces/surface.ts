import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cards } from '../cards';

/** A floating surface on a phone's page, and how to open it. Escape closes it, pressed `closings` times. */
export interface Surface {
  readonly name: string;
  open(page: Page): Promise<Locator>;
  readonly closings?: number;
  /** The surface is a permanent part of the page, in which something is opened. */
  readonly stays?: boolean;
}

/** The floating surfaces of one screen, which is loaded once. */
export interface SurfaceScreen {
  readonly screen: string;
  /** Creates the data and resolves to the path. */
  prepare(sandbox: ControlDoor, url: string): Promise<string>;
  /** Runs on the loaded page, before the first surface is opened. */
  ready?(page: Page): Promise<void>;
  readonly surfaces: readonly Surface[];
}

export const dialog = (page: Page, name: RegExp | string): Locator => page.getByRole('dialog', { name });
export const question = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('alertdialog', { name });

/** Opens a surface by a button of the page. */
export function byButton(button: RegExp | string, surface: (page: Page) => Locator): Surface['open'] {
  return async (page) => {
    await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
    return surface(page);
  };
}

/** Opens a surface by an entry of a menu. */
export function byEntry(
  menu: RegExp | string,
  entry: RegExp | string,
  surface: (page: Page) => Locator,
): Surface['open'] {
  return async (page) => {
    await page.getByRole('button', { name: menu }).filter({ visible: true }).first().click();
    await page.getByRole('menuitem', { name: entry }).click();
    return surface(page);
  };
}

/** Waits until the screen is complete. */
export async function waitForScreen(page: Page): Promise<void> {
  await cards(page)
    .or(page.getByRole('heading', { level: 1 }))
    .first()
    .waitFor();
}
