import { expect, test, vi } from 'vitest';
import { createHub } from './hub';

interface Events {
  post: readonly [text: string];
  wake: readonly [];
}

test('an event reaches those who listen for it, until they stop', () => {
  const hub = createHub<Events>();
  const posted = vi.fn<(text: string) => void>();
  const woken = vi.fn<() => void>();
  const stop = hub.on('post', posted);
  hub.on('wake', woken);
  hub.emit('post', 'hello');
  stop();
  hub.emit('post', 'again');
  expect(posted.mock.calls).toEqual([['hello']]);
  expect(woken).not.toHaveBeenCalled();
  hub.emit('wake');
  expect(woken).toHaveBeenCalledOnce();
});

test('who stops listening while an event is told still hears it, who begins then does not', () => {
  const hub = createHub<Events>();
  const late = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  let stop = (): void => {};
  hub.on('wake', () => {
    stop();
    hub.on('wake', late);
  });
  stop = hub.on('wake', second);
  hub.emit('wake');
  expect(second).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
});
