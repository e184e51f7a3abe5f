import { readPoll, type PollId } from '@linnet/api';
import { act } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { handledClient } from '../../testing/handled-client';
import { memoryStorage } from '../../testing/memory-storage';
import { show } from '../../testing/show';
import { wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { Poll } from './poll';

afterEach(() => vi.useRealTimers());

const id = '7' as PollId;
const soon = () => new Date(Date.now() + 5 * 3_600_000 + 60_000).toISOString();

const wire = (changes: object = {}) => ({
  id,
  expires_at: soon(),
  expired: false,
  multiple: false,
  votes_count: 10,
  voters_count: 10,
  options: [
    { title: 'rye', votes_count: 7 },
    { title: 'seeded <b>bread</b>', votes_count: 3 },
    { title: 'none', votes_count: 0 },
  ],
  voted: false,
  own_votes: [],
  ...changes,
});

interface Given {
  poll?: object;
  visitor?: boolean;
  answer?: (request: Request) => Response | Promise<Response>;
}

/** The poll of a member, or of a visitor, and what its server was asked. */
async function shownPoll({ poll = {}, visitor = false, answer }: Given = {}) {
  const asked: string[] = [];
  const client = handledClient({
    storage: memoryStorage(visitor ? {} : wrenSignedIn),
    handle: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname} ${await request.clone().text()}`.trim());
      return answer?.(request) ?? Response.json({ error: 'Not here' }, { status: 404 });
    },
  });
  const bring = (changes: object) => {
    const read = readPoll(wire({ ...poll, ...changes }));
    if (read !== undefined) client.graph.polls.put(id, read);
  };
  bring({});
  const { container } = await show(
    <ClientProvider value={client}>
      <Poll id={id} language={null} />
    </ClientProvider>,
  );
  const inputs = () => [...container.querySelectorAll('input')];
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find((b) => b.textContent?.includes(name));
  const rows = () => [...container.querySelectorAll('li')].map((row) => row.textContent);
  const click = (element: HTMLElement | undefined) => act(async () => element?.click());
  const words = () => container.textContent ?? '';
  return { client, place: container, asked, bring, inputs, button, rows, click, words };
}

test('a member votes with one choice and sees the results with it marked [2.4.016, 2.5.037]', async () => {
  const voted = wire({
    voted: true,
    own_votes: [1],
    votes_count: 11,
    options: [
      { title: 'rye', votes_count: 7 },
      { title: 'seeded <b>bread</b>', votes_count: 4 },
      { title: 'none', votes_count: 0 },
    ],
  });
  const { inputs, button, rows, click, asked } = await shownPoll({ answer: () => Response.json(voted) });
  expect(inputs().map(({ type }) => type)).toEqual(['radio', 'radio', 'radio']);
  expect(button('Vote')?.disabled).toBe(true);
  expect(rows()).toEqual([]);
  await click(inputs()[0]);
  await click(inputs()[1]);
  expect(inputs().map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(button('Vote')?.disabled).toBe(false);
  await click(button('Vote'));
  await until(() => rows().length === 3);
  expect(asked).toContain(`POST /api/v1/polls/${id}/votes {"choices":[1]}`);
  expect(rows()).toEqual(['rye64%', 'seeded <b>bread</b>your choice36%', 'none0%']);
});

test('several choices are counted by people, and can be taken back before they are sent [2.4.017]', async () => {
  const voted = wire({ multiple: true, voted: true, own_votes: [0, 2], voters_count: 8, votes_count: 10 });
  const { inputs, button, rows, click, asked, words } = await shownPoll({
    poll: { multiple: true, voters_count: 8 },
    answer: () => Response.json(voted),
  });
  expect(inputs().map(({ type }) => type)).toEqual(['checkbox', 'checkbox', 'checkbox']);
  for (const option of [2, 1, 0, 1]) await click(inputs()[option]);
  await click(button('Vote'));
  await until(() => rows().length === 3);
  expect(asked).toContain(`POST /api/v1/polls/${id}/votes {"choices":[0,2]}`);
  expect(rows()[0]).toContain('88%');
  expect(words()).toContain('8 people voted');
});

test('the button turns while the vote is under way, and the choice cannot be changed meanwhile', async () => {
  let answer: (response: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => (answer = resolve));
  const { inputs, button, click, rows } = await shownPoll({ answer: () => held });
  await click(inputs()[1]);
  await click(button('Vote'));
  await until(() => button('Vote')?.getAttribute('aria-busy') === 'true');
  expect(inputs().every(({ disabled }) => disabled)).toBe(true);
  answer(Response.json(wire({ voted: true, own_votes: [1] })));
  await until(() => rows().length === 3);
});

test('a vote that is refused says why in words, keeps the choice and can be tried again', async () => {
  let refuses = true;
  const { inputs, button, click, rows, place } = await shownPoll({
    answer: () =>
      refuses
        ? Response.json({ error: 'The urn is full' }, { status: 500 })
        : Response.json(wire({ voted: true, own_votes: [2] })),
  });
  await click(inputs()[2]);
  await click(button('Vote'));
  await until(() => place.querySelector('[role=alert]') !== null);
  expect(place.querySelector('[role=alert]')?.textContent).toContain('The urn is full');
  expect(inputs()[2]?.checked).toBe(true);
  refuses = false;
  await click(button('Try again'));
  await until(() => rows().length === 3);
});

test('visitors see results only, without a way to vote [2.2.061, 2.4.016, 2.6.001]', async () => {
  const { inputs, button, rows } = await shownPoll({ visitor: true });
  expect(inputs()).toEqual([]);
  expect(button('Vote')).toBeUndefined();
  expect(rows()).toEqual(['rye70%', 'seeded <b>bread</b>30%', 'none0%']);
});

test('turns into results by itself when it ends [2.3.005, 2.4.016]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { inputs, rows, words } = await shownPoll({
    poll: { expires_at: new Date(Date.now() + 60_000).toISOString() },
  });
  expect(words()).toContain('Ends in 1 minute');
  expect(inputs()).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(inputs()).toEqual([]);
  expect(rows()).toHaveLength(3);
  expect(words()).toContain('Ended');
});

test('an edited poll begins anew', async () => {
  const { inputs, bring, click } = await shownPoll();
  await click(inputs()[0]);
  await act(async () => bring({ options: [{ title: 'yew' }, { title: 'holly' }] }));
  expect(inputs().map(({ checked }) => checked)).toEqual([false, false]);
});

test('says that others can see what one chooses, where that is so', async () => {
  expect((await shownPoll()).words()).not.toContain('isn’t anonymous');
  expect((await shownPoll({ poll: { pleroma: { non_anonymous: true } } })).words()).toContain(
    'isn’t anonymous',
  );
});

test('a poll without any votes has no share to show', async () => {
  const options = [{ title: 'a' }, { title: 'b' }];
  const { rows } = await shownPoll({ poll: { voted: true, votes_count: 0, voters_count: 0, options } });
  expect(rows()).toEqual(['a0%', 'b0%']);
});

test('newer numbers can be asked for, and it is said when they do not come', async () => {
  let isDown = true;
  const { button, click, rows, place } = await shownPoll({
    visitor: true,
    answer: () =>
      isDown ? new Response('', { status: 502 }) : Response.json(wire({ votes_count: 14, voters_count: 14 })),
  });
  await click(button('Refresh'));
  await until(() => place.querySelector('[role=alert]') !== null);
  expect(place.querySelector('[role=alert]')?.textContent).toContain('error 502');
  isDown = false;
  await click(button('Try again'));
  await until(() => rows()[0] === 'rye50%');
  expect(place.querySelector('[role=alert]')).toBeNull();
});

test('is refreshed only while it can be seen: in the window, and in the tab in front [2.4.018]', async () => {
  const watch = { tell: (_seen: boolean) => {} };
  class Observer {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      watch.tell = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { asked } = await shownPoll({ visitor: true, answer: () => Response.json(wire()) });
  const looks = () => asked.filter((line) => line.startsWith(`GET /api/v1/polls/${id}`)).length;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(40_000);
  expect(looks()).toBe(0);
  await act(async () => watch.tell(true));
  await pass(31_000);
  expect(looks()).toBe(1);
  visibility.mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await pass(120_000);
  expect(looks()).toBe(1);
  visibility.mockReturnValue('visible');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await pass(1_000);
  expect(looks()).toBe(2);
  await act(async () => watch.tell(false));
  await pass(120_000);
  expect(looks()).toBe(2);
});
