import { act, useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { until } from '../../testing/until';
import { useReachedEnd } from './use-reached-end';

/** A window that is as far above the end of the list as the test says, and the requests for more. */
async function scene() {
  const observers: { near: number; tell: (isNear: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (crossings: { isIntersecting: boolean }[]) => void, { rootMargin = '0px' } = {}) {
        const near = Number(/^(\d+)px/.exec(rootMargin)?.[1]);
        observers.push({ near, tell: (isIntersecting) => hear([{ isIntersecting }]) });
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const onReached = vi.fn<() => void>();
  function Foot() {
    const foot = useRef<HTMLDivElement>(null);
    useReachedEnd(foot, { enabled: true, onReached });
    return <div ref={foot} />;
  }
  await show(<Foot />);
  /** Scrolls until the end is this many pixels below the window. */
  const scroll = (distance: number) =>
    act(async () => observers.forEach(({ near, tell }) => tell(distance <= near)));
  return { scroll, onReached };
}

test('older posts are asked for from 750 px above the end on [2.2.042]', async () => {
  const { scroll, onReached } = await scene();
  await scroll(751);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(onReached).not.toHaveBeenCalled();
  await scroll(750);
  await until(() => onReached.mock.calls.length === 1);
});
