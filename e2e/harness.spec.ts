import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../tools/serve/security-headers';
import { listen } from '../tools/serve/listen';
import { expect } from './harness/expect';
import { brokenRules, rememberChecked } from './harness/expect-accessible';
import { PageGuard } from './harness/page-guard';
import { unreachableControls } from './harness/unreachable-controls';

let server: Server;
let url: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/failing') {
      response.writeHead(500).end();
      return;
    }
    const headers = securityHeaders(new URL(url));
    response.writeHead(200, { ...headers, 'content-type': 'text/html' }).end('<title>page</title>');
  });
  url = await listen(server, 0);
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Opens a page, runs a function on it, and returns the guard with its findings. */
async function noted(page: Page, act: () => unknown, prepare?: (guard: PageGuard) => void) {
  const guard = await PageGuard.watch(page.context(), url);
  prepare?.(guard);
  await page.goto(url);
  await page.evaluate(act);
  return guard;
}

test('the guard leaves an ordinary page alone', async ({ page }) => {
  const guard = await noted(page, async () => {
    await fetch('/somewhere');
    console.log('fine');
  });
  expect(guard.findings()).toEqual([]);
});

test('the guard notes a request to another origin', async ({ page }) => {
  const guard = await noted(page, () => fetch('https://elsewhere.example/x').catch(() => 'refused'));
  await expect
    .poll(() => guard.findings())
    .toContain('request to another origin: https://elsewhere.example/x');
});

test('the guard notes a socket to another origin', async ({ page }) => {
  const guard = await noted(page, () => {
    // The result of the connection is irrelevant.
    return new Promise((resolve) => (new WebSocket('wss://elsewhere.example/s').onerror = resolve));
  });
  await expect.poll(() => guard.findings().join()).toContain('wss://elsewhere.example/s');
});

test('the guard notes what the policy of the page forbids', async ({ page }) => {
  const guard = await noted(page, () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
  });
  await expect.poll(() => guard.findings().join()).toContain('policy violation: script-src-elem inline');
  expect(await page.title()).toBe('page');
});

test('the guard notes what nobody catches', async ({ page }) => {
  const guard = await noted(page, () => {
    setTimeout(() => {
      throw new Error('lost');
    });
  });
  await expect.poll(() => guard.findings().join()).toContain('uncaught: Error: lost');
});

test('the guard notes errors on the console, but not those that the test has named', async ({ page }) => {
  const guard = await noted(
    page,
    async () => {
      await fetch('/failing');
      console.error('broken');
    },
    (watching) => watching.allowConsole(/status of 500/),
  );
  await expect.poll(() => guard.findings().length).toBe(1);
  expect(guard.findings()[0]).toContain('console: broken');
});

test('a part of a page that was checked is left out until it changes', async ({ page }) => {
  await page.setContent('<html lang="en"><title>Pond</title><main><h1>Pond</h1></main></html>');
  const addPicture = () =>
    page.locator('main').evaluate((main) => main.append(document.createElement('img')));
  await rememberChecked(page);
  await addPicture();
  expect(await brokenRules(page)).toEqual([expect.stringMatching(/^image-alt/)]);
  await rememberChecked(page);
  expect(await brokenRules(page)).toEqual([]);
  await addPicture();
  expect(await brokenRules(page)).toEqual([expect.stringMatching(/^image-alt/)]);
});

test('a control that Tab does not reach is found, and one without a mark of the focus', async ({ page }) => {
  await page.setContent(
    `<main tabindex="-1"><a href="#">One</a><button>Two</button><button>Three</button></main>`,
  );
  expect(await unreachableControls(page)).toEqual([]);
  await page.addStyleTag({ content: 'a { outline: none }' });
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('keydown', (event) => event.preventDefault()),
  );
  const found = await unreachableControls(page);
  expect(found.map((line) => line.replace(/:.*>(?=\w)/, ': ').replace(/<.*/, ''))).toEqual([
    'not seen to have the focus: One',
    'not reached by Tab: Three',
  ]);
});
