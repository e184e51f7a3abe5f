import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';
import { PlainError } from '../run/command';
import { findChromium, findShell } from './find-chromium';
import type { Machine } from './find-chromium';
import { installPackage, mayInstall } from './install-package';

const ADVICE =
  'No Chromium found. Install one (for instance `apt-get install chromium`), or set CHROMIUM_PATH to the one you have.';

const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  canRun,
  playwrightBrowser: () => chromium.executablePath(),
};

/**
 * Finds a Chromium, and installs it if this is a Debian and we have the rights; otherwise throws a PlainError with
 * instructions.
 */
export function ensureChromium(): string {
  const found = findChromium(thisMachine);
  if (found.state === 'found') return found.path;
  if (found.state === 'wrong')
    throw new PlainError(`CHROMIUM_PATH names ${found.path}, which cannot be run.`);
  if (mayInstall()) installPackage('chromium');
  const installed = findChromium(thisMachine);
  if (installed.state === 'found') return installed.path;
  throw new PlainError(ADVICE);
}

/** Paths of the browsers for the tests. */
export interface Browsers {
  /** A complete Chromium. */
  whole: string;
  /** A headless one, for tests that need no windows; the same as `whole` when there is none. */
  shell: string;
}

/** Finds both, and installs them if this is a Debian and we have the rights. */
export function ensureBrowsers(): Browsers {
  const whole = ensureChromium();
  const isChosen = (thisMachine.env['CHROMIUM_PATH'] ?? '') !== '';
  if (!isChosen && findShell(thisMachine) === null && mayInstall()) installPackage('chromium-headless-shell');
  return { whole, shell: findShell(thisMachine) ?? whole };
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch (error) {
    // Whatever the reason, a file that cannot be run is not a usable browser.
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}
