import { act, useRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { until } from '../../testing/until';
import { useReachedEnd } from './list-foot';

/** A window that is as far above the end of the list as the test says, and the requests for more. */
async function scene() {
  const observers: { near: number; tell: (isNear: boolean) => void }[] = [];
  let last = Number.POSITIVE_INFINITY;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #own;
      constructor(hear: (crossings: { isIntersecting: boolean }[]) => void, { rootMargin = '0px' } = {}) {
        const near = Number(/^(\d+)px/.exec(rootMargin)?.[1]);
        this.#own = { near, tell: (isIntersecting: boolean) => hear([{ isIntersecting }]) };
      }
      observe() {
        observers.push(this.#own);
        this.#own.tell(last <= this.#own.near);
      }
      disconnect() {
        observers.splice(observers.indexOf(this.#own), 1);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const onReached = vi.fn<() => void>();
  function Foot({ enabled = true }: { readonly enabled?: boolean | number }) {
    const foot = useRef<HTMLDivElement>(null);
    useReachedEnd(foot, { enabled, onReached });
    return <div ref={foot} />;
  }
  const { rerender } = await show(<Foot />);
  /** Scrolls until the end is this many pixels below the window. */
  const scroll = (distance: number) => {
    last = distance;
    return act(async () => observers.forEach(({ near, tell }) => tell(distance <= near)));
  };
  const enable = (enabled: boolean | number) => rerender(<Foot enabled={enabled} />);
  return { scroll, onReached, enable };
}

test('older posts are asked for from 750 px above the end on [2.2.042]', async () => {
  const { scroll, onReached } = await scene();
  await scroll(751);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(onReached).not.toHaveBeenCalled();
  await scroll(750);
  await until(() => onReached.mock.calls.length === 1);
});

test('an end that is still near after a step brings more once more', async () => {
  const { scroll, onReached, enable } = await scene();
  await enable(30);
  await scroll(100);
  await until(() => onReached.mock.calls.length === 1);
  await enable(50);
  await until(() => onReached.mock.calls.length > 1);
  expect(onReached).toHaveBeenCalledTimes(2);
});
