import { FakeSocket } from '@linnet/api/fake-socket';
import type { StreamEvent } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabChannels } from '../testing/tab-channels';
import { shareStreams } from './shared-streams';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HOME = { stream: 'user' };

/** Pages that join again a second after they lost the socket, as they do. */
function browser() {
  const pages = tabChannels();
  const sockets: FakeSocket[] = [];

  function open(name: string) {
    const page = pages.open();
    const told: string[] = [];
    const events: StreamEvent[] = [];
    const shared = shareStreams({
      pages: page.pages,
      name: 'alice',
      page: name,
      log: (_level, what) => told.push(what),
      address: () => ({
        url: 'wss://nest.example',
        token: null,
        tokenInAddress: false,
        onProblem: (what) => told.push(what),
        open(url) {
          const socket = new FakeSocket(url);
          sockets.push(socket);
          return socket;
        },
      }),
    });
    function connect(): void {
      const connection = shared.connect({
        url: '',
        token: null,
        tokenInAddress: false,
        open: () => new FakeSocket(''),
        onJoined() {
          told.push('joined');
          connection.subscribe(HOME);
        },
        onEvent: (event) => events.push(event),
        onClosed({ code }) {
          told.push(`closed ${code}`);
          setTimeout(connect, 1000);
        },
        onFailed: () => told.push('failed'),
        onProblem: (what) => told.push(what),
      });
    }
    connect();
    return { told, events, ...page, stop: shared.stop };
  }

  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const latest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('No socket was opened.');
    return socket;
  };
  return { open, pass, sockets, latest };
}

/** Two pages that have heard for a while. */
async function twoPages() {
  const shared = browser();
  const [first, second] = [shared.open('first'), shared.open('second')];
  await shared.pass(0);
  shared.latest().accept();
  await shared.pass(0);
  shared.latest().answer('subscribe');
  await shared.pass(300);
  expect([first.told, second.told]).toEqual([['joined'], ['joined']]);
  return { ...shared, first, second };
}

const deletion = (id: string) => JSON.stringify({ event: 'delete', payload: id });
const SILENT = 'the page with the socket does not answer';

test('when the page with the socket stops the other knows it within a minute, and is let in again when it runs on', async () => {
  const { first, second, pass, sockets, latest } = await twoPages();
  first.freeze();
  await pass(61);
  expect(second.told).toEqual(['joined', SILENT, 'closed 1006']);
  await pass(600);
  expect(second.told).toHaveLength(3);
  first.thaw();
  await pass(1);
  expect(second.told.slice(3)).toEqual(['joined']);
  latest().receive(deletion('9'));
  await pass(300);
  expect(second.events).toEqual([{ kind: 'delete', id: '9' }]);
  expect(second.told).toHaveLength(4);
  expect(sockets).toHaveLength(1);
});

test('when the page with the socket is closed, the other has one at once, and hears by it', async () => {
  const { first, second, pass, sockets, latest } = await twoPages();
  first.crash();
  await pass(0);
  expect(sockets).toHaveLength(2);
  latest().accept();
  await pass(0);
  latest().answer('subscribe');
  latest().receive(deletion('9'));
  // What comes within a moment is told together.
  await pass(1);
  expect(second.events).toEqual([{ kind: 'delete', id: '9' }]);
});

test('when the page that has stopped ends, the other has a socket at once', async () => {
  const { first, second, pass, sockets, latest } = await twoPages();
  first.freeze();
  await pass(200);
  first.crash();
  await pass(0);
  expect(sockets).toHaveLength(2);
  latest().accept();
  await pass(0);
  latest().answer('subscribe');
  await pass(600);
  expect(second.told).toEqual(['joined', SILENT, 'closed 1006', 'joined']);
});

test('a third page that comes meanwhile waits, and hears with the others', async () => {
  const { first, pass, open, latest } = await twoPages();
  first.freeze();
  await pass(100);
  const third = open('third');
  await pass(100);
  expect(third.told).toEqual([]);
  first.thaw();
  await pass(1);
  expect(third.told).toEqual(['joined']);
  latest().receive(deletion('9'));
  await pass(1);
  expect(third.events).toHaveLength(1);
});

test('pages that stop leave no timer behind', async () => {
  const { first, second } = await twoPages();
  second.stop();
  first.stop();
  expect(vi.getTimerCount()).toBe(0);
});
