import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './contract';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['https://social.example', 'https://social.example is not on this machine'],
  ['https://127.0.0.1.social.example', 'https://127.0.0.1.social.example is not on this machine'],
  ['http://192.168.1.20:4000', 'http://192.168.1.20:4000 is not on this machine'],
])('%s is not touched where nobody can be asked', async (server, refusal) => {
  const asked = vi.spyOn(globalThis, 'fetch');
  vi.stubGlobal('process', { ...process, stdin: { isTTY: false } });
  expect(await run(['--server', server, '--account', 'one:secret'])).toBe(1);
  expect(said.join()).toContain(refusal);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  [['--account', 'one:secret'], '--server is missing.'],
  [['--server', 'http://localhost:1'], '--account is missing.'],
  [['--server', 'http://localhost:1', '--account', 'one'], '--account takes NAME:PASSWORD, not "one".'],
  [
    ['--server', 'http://localhost:1', '--account', 'a:b', '--area', 'nonsense'],
    '--area "nonsense" is none of',
  ],
])('%j is not understood', async (words, message) => {
  expect(await run(words)).toBe(2);
  expect(said.join()).toContain(message);
});
