import path from 'node:path';

/** The parts of the machine that the search for a browser needs. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  /** Whether this file is executable. */
  canRun(file: string): boolean;
  /** The path of Playwright's own browser, installed or not. */
  playwrightBrowser(): string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The headless shell renders pages without windows and needs a third less of the machine. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

const MAC_APPLICATIONS = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export type SearchResult =
  | { state: 'found'; path: string }
  | { state: 'wrong'; path: string }
  | { state: 'missing' };

/**
 * Finds a Chromium for the tests: CHROMIUM_PATH, then the system's, then Playwright's own. A CHROMIUM_PATH that is not
 * executable is `wrong`, and not replaced by another browser.
 */
export function findChromium(machine: Machine): SearchResult {
  const configured = machine.env['CHROMIUM_PATH'];
  if (configured !== undefined && configured !== '') {
    return machine.canRun(configured)
      ? { state: 'found', path: configured }
      : { state: 'wrong', path: configured };
  }
  const applications = machine.platform === 'darwin' ? MAC_APPLICATIONS : [];
  const file = [...onPath(machine, NAMES), ...applications, machine.playwrightBrowser()].find((file) =>
    machine.canRun(file),
  );
  return file === undefined ? { state: 'missing' } : { state: 'found', path: file };
}

/** The system's headless Chromium, unless CHROMIUM_PATH is set. */
export function findShell(machine: Machine): string | null {
  if ((machine.env['CHROMIUM_PATH'] ?? '') !== '') return null;
  return onPath(machine, SHELL_NAMES).find((file) => machine.canRun(file)) ?? null;
}

function onPath(machine: Machine, names: readonly string[]): string[] {
  const folders = (machine.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
