import type { Answer } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabChannels } from '../testing/tab-channels';
import { shareAnswers } from './shared-answers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const NEWS = '/api/v1/timelines/home?since_id=7';

test('who waits for a page that has stopped asks for itself after a while, and then at once until that page is gone', async () => {
  const browser = tabChannels();
  const asked: string[] = [];
  let status = 503;
  const open = (name: string) => {
    const shared = shareAnswers(browser.open().pages, 'alice');
    return async () => {
      const answer = await shared.recent(NEWS, Date.now(), async () => {
        asked.push(name);
        return { status, link: null, retryAfter: null, text: `for ${name}` };
      });
      return answer.text;
    };
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const stopped = browser.open();
  void stopped.pages.withLock(`alice ${NEWS}`, () => new Promise(() => {}));
  const [here, there] = [open('here'), open('there')];
  const first = here();
  await pass(9_900);
  expect(asked).toEqual([]);
  await pass(200);
  expect(await first).toBe('for here');
  await pass(1000);
  expect(await here()).toBe('for here');
  stopped.crash();
  await pass(1000);
  // Nobody waits for the turn that comes now.
  expect(asked).toEqual(['here', 'here']);
  status = 200;
  const both = Promise.all([there(), here()]);
  await pass(10);
  expect(await both).toEqual(['for there', 'for there']);
  expect(vi.getTimerCount()).toBe(0);
});

function twoPages() {
  const browser = tabChannels();
  const asked: string[] = [];
  const open = (name: string, status = 200) => {
    const shared = shareAnswers(browser.open().pages, 'alice');
    const answer: Answer = { status, link: null, retryAfter: null, text: `for ${name}` };
    const ask = async () => {
      asked.push(name);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return answer;
    };
    return { ...shared, look: async (ago = 9000) => (await shared.recent(NEWS, Date.now() - ago, ask)).text };
  };
  return { open, asked, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('what one page has just asked for, the other takes', async () => {
  const { open, asked, pass } = twoPages();
  const [here, there] = [open('here'), open('there')];
  const first = here.look();
  await pass(200);
  await first;
  await pass(3000);
  expect(await there.look()).toBe('for here');
  await pass(7000);
  const anew = there.look();
  await pass(200);
  expect(await anew).toBe('for there');
  expect(asked).toEqual(['here', 'there']);
});

test('two that ask at the same moment ask once', async () => {
  const { open, asked, pass } = twoPages();
  const both = Promise.all([open('here').look(), open('there').look()]);
  await pass(1000);
  expect(await both).toEqual(['for here', 'for here']);
  expect(asked).toEqual(['here']);
});

test('what was answered before a change is not taken after it, on any page', async () => {
  const { open, asked, pass } = twoPages();
  const [here, there] = [open('here'), open('there')];
  const first = here.look();
  await pass(200);
  await first;
  there.invalidate();
  await pass(0);
  const again = here.look();
  await pass(200);
  await again;
  expect(asked).toEqual(['here', 'here']);
});

test('what was asked for before a change and answered after it is not taken either', async () => {
  const { open, asked, pass } = twoPages();
  const [here, there] = [open('here'), open('there')];
  const first = here.look();
  await pass(50);
  there.invalidate();
  await pass(150);
  await first;
  const again = there.look();
  await pass(200);
  expect(await again).toBe('for there');
  expect(asked).toEqual(['here', 'there']);
});

test('a refusal is nobody else to take', async () => {
  const { open, asked, pass } = twoPages();
  const [here, there] = [open('here', 503), open('there')];
  const first = here.look();
  await pass(200);
  await first;
  const second = there.look();
  await pass(200);
  expect(await second).toBe('for there');
  expect(asked).toEqual(['here', 'there']);
});

test('who needs to know how it was at a moment takes no answer to what was asked before', async () => {
  const { open, asked, pass } = twoPages();
  const [here, there] = [open('here'), open('there')];
  const first = here.look();
  await pass(200);
  await first;
  // Asked 200 ms ago: as of 200 ms ago it will do, as of now it will not.
  expect(await there.look(200)).toBe('for here');
  const anew = there.look(199);
  await pass(200);
  expect(await anew).toBe('for there');
  expect(asked).toEqual(['here', 'there']);
});

test('who waits while another is answered takes what was asked since the moment, however long it took', async () => {
  const { open, asked, pass } = twoPages();
  const [here, there] = [open('here'), open('there')];
  const both = [here.look(0), there.look(0)];
  await pass(500);
  expect(await Promise.all(both)).toEqual(['for here', 'for here']);
  expect(asked).toEqual(['here']);
});
