import path from 'node:path';

/** What finding a browser asks of the machine. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  /** Whether this file can be run. */
  canRun(file: string): boolean;
  /** Where Playwright would keep a browser of its own. */
  playwrightBrowser(): string;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const MAC_APPLICATIONS = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export type Found =
  | { state: 'found'; path: string }
  | { state: 'wrong'; path: string }
  | { state: 'missing' };

/**
 * A Chromium to test with: CHROMIUM_PATH, then the system's, then Playwright's own. A CHROMIUM_PATH that cannot be
 * run is `wrong`: what somebody asked for is not replaced by something else.
 */
export function findChromium(machine: Machine): Found {
  const asked = machine.env['CHROMIUM_PATH'];
  if (asked !== undefined && asked !== '') {
    return machine.canRun(asked) ? { state: 'found', path: asked } : { state: 'wrong', path: asked };
  }
  const folders = (machine.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const applications = machine.platform === 'darwin' ? MAC_APPLICATIONS : [];
  const place = [...onPath, ...applications, machine.playwrightBrowser()].find((file) =>
    machine.canRun(file),
  );
  return place === undefined ? { state: 'missing' } : { state: 'found', path: place };
}
