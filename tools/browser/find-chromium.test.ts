import { expect, test } from 'vitest';
import { findChromium, findShell } from './find-chromium';
import type { Machine } from './find-chromium';

function machine(there: string[], env: NodeJS.ProcessEnv = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    platform: 'linux',
    canRun: (file) => there.includes(file),
    playwrightBrowser: () => '/cache/chrome',
  };
}

test('what CHROMIUM_PATH names comes first, and is never replaced', () => {
  const there = ['/opt/chrome', '/usr/bin/chromium'];
  expect(findChromium(machine(there, { CHROMIUM_PATH: '/opt/chrome' }))).toEqual({
    state: 'found',
    path: '/opt/chrome',
  });
  expect(findChromium(machine(there, { CHROMIUM_PATH: '/opt/none' }))).toEqual({
    state: 'wrong',
    path: '/opt/none',
  });
});

test('then a browser of the system, then Playwright’s own', () => {
  const system = findChromium(machine(['/usr/bin/google-chrome', '/cache/chrome']));
  expect(system).toEqual({ state: 'found', path: '/usr/bin/google-chrome' });
  expect(findChromium(machine(['/cache/chrome']))).toEqual({ state: 'found', path: '/cache/chrome' });
  expect(findChromium(machine([]))).toEqual({ state: 'missing' });
});

test('the one without windows is used where there is one, and nobody asked for another', () => {
  const there = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/opt/chrome'];
  expect(findShell(machine(there))).toBe('/usr/bin/chromium-headless-shell');
  expect(findShell(machine(there, { CHROMIUM_PATH: '/opt/chrome' }))).toBeNull();
  expect(findShell(machine(['/usr/bin/chromium']))).toBeNull();
});
