import { act, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { OlderNotificationsFoot, useOlderNotifications } from './older-notifications';

/** A list whose end stays near, to which each page brings so many rows. */
async function scene({ brings }: { brings: number }) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const tops = new Set<(isIntersecting: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell;
      constructor(
        hear: (crossings: { isIntersecting: boolean }[]) => void,
        private readonly options = { rootMargin: '' },
      ) {
        this.tell = (isIntersecting: boolean) => hear([{ isIntersecting }]);
      }
      observe() {
        if (this.options.rootMargin === '') tops.add(this.tell);
        this.tell(true);
      }
      disconnect() {
        tops.delete(this.tell);
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  let pages = 0;
  let readers = 0;
  let arrive = (): void => {};
  const retainRows = () => {
    readers += 1;
    return () => void (readers -= 1);
  };

  function List() {
    const [rowCount, setRowCount] = useState(1);
    const [loading, setLoading] = useState<'older' | null>(null);
    const { topRef, onEndReached, onMoreRequested } = useOlderNotifications({
      list: { retainRows },
      rowCount,
      onMore() {
        pages += 1;
        setLoading('older');
        arrive = () => {
          setLoading(null);
          setRowCount((now) => now + brings);
        };
      },
    });
    return (
      <>
        <div ref={topRef} />
        <OlderNotificationsFoot
          state={{ loading, error: null }}
          hasMore
          loadsAtEnd
          onReached={onEndReached}
          onMore={onMoreRequested}
        />
      </>
    );
  }

  const { container, rerender } = await show(<List />);
  return {
    pages: () => pages,
    readers: () => readers,
    leave: () => rerender(null),
    press: () => act(async () => container.querySelector('button')?.click()),
    /** Time for as many pages as come one after the other, at most. */
    async pass(most: number) {
      for (let at = 0; at < most; at += 1) {
        await act(async () => vi.advanceTimersByTimeAsync(300));
        await act(async () => arrive());
      }
    },
    scroll: (isAtTop: boolean) => act(async () => tops.forEach((tell) => tell(isAtTop))),
  };
}

test('pages that bring no new line come by themselves ten times, and go on when they are asked for', async () => {
  const { pages, pass, press } = await scene({ brings: 0 });
  await pass(30);
  expect(pages()).toBe(11);
  await press();
  await pass(30);
  expect(pages()).toBe(22);
});

test('pages that bring something come as long as the end is near', async () => {
  const { pages, pass } = await scene({ brings: 1 });
  await pass(30);
  expect(pages()).toBeGreaterThan(25);
});

test('somebody reads on from their first older page until they are back at the top, or leave', async () => {
  const { readers, pass, scroll, leave } = await scene({ brings: 1 });
  expect(readers()).toBe(0);
  await pass(1);
  expect(readers()).toBe(1);
  await pass(1);
  await scroll(false);
  expect(readers()).toBe(1);
  await scroll(true);
  expect(readers()).toBe(0);
  await pass(1);
  expect(readers()).toBe(1);
  await leave();
  expect(readers()).toBe(0);
});
