import { act, useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { SharedLoadError, lazyPart, lazyScreen } from './lazy-screen';

afterEach(() => vi.useRealTimers());

function About() {
  return <p>About us</p>;
}
/** How browsers refuse an index page that comes in place of an old chunk. */
const stale = new TypeError('Failed to fetch dynamically imported module');

function buttonOf(place: HTMLElement, name: string): HTMLButtonElement | undefined {
  return [...place.querySelectorAll('button')].find((button) => button.textContent === name);
}

function Typing({ screen: Screen }: { readonly screen: ComponentType<object> }) {
  const [text, setText] = useState('');
  return (
    <>
      <button type="button" onClick={() => setText('what I wrote')}>
        Type
      </button>
      <output>{text}</output>
      <Screen />
    </>
  );
}

test('shows the screen when its code has loaded', async () => {
  const { container } = await show(<Typing screen={lazyScreen(() => Promise.resolve(About))} />);
  await vi.waitFor(() => expect(container.textContent).toContain('About us'));
});

test('a stale chunk shows an error with reload and retry, and nothing typed is lost', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<object>>>()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue(About);
  const { container } = await show(<Typing screen={lazyScreen(load)} />);
  await act(async () => buttonOf(container, 'Type')?.click());
  await vi.waitFor(() => expect(container.textContent).toContain('Couldn’t load a part of the page'));
  expect(buttonOf(container, 'Reload page')).toBeDefined();
  await act(async () => buttonOf(container, 'Try again')?.click());
  await vi.waitFor(() => expect(container.textContent).toContain('About us'));
  expect(container.textContent).toContain('what I wrote');
});

test('a screen that could not be preloaded says nothing of it, and is loaded again when it is shown', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<object>>>()
    .mockRejectedValueOnce(stale)
    .mockResolvedValue(About);
  const screen = lazyScreen(load);
  const failed = new Promise((resolve) => addEventListener('linnet-part-failed', resolve, { once: true }));
  screen.preload();
  await failed;
  const shared = await show(<SharedLoadError />);
  expect(shared.container.textContent).toBe('');
  const { container } = await show(<Typing screen={screen} />);
  await vi.waitFor(() => expect(container.textContent).toContain('About us'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that takes two minutes shows a message, and its screen once it has loaded [3.9.005]', async () => {
  vi.useFakeTimers();
  let deliver: (screen: ComponentType<object>) => void = () => undefined;
  const screen = lazyScreen(() => new Promise<ComponentType<object>>((resolve) => (deliver = resolve)));
  const { container } = await show(<Typing screen={screen} />);
  await act(async () => vi.advanceTimersByTime(119_000));
  expect(container.textContent).not.toContain('still loading');
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(container.textContent).toContain('A part of the page is still loading');
  await act(async () => deliver(About));
  expect(container.textContent).toContain('About us');
});

test('a late first attempt that then fails does not disturb the second', async () => {
  vi.useFakeTimers();
  const attempts: { resolve(screen: ComponentType<object>): void; reject(error: unknown): void }[] = [];
  const screen = lazyScreen(
    () => new Promise<ComponentType<object>>((resolve, reject) => attempts.push({ resolve, reject })),
  );
  const { container } = await show(<Typing screen={screen} />);
  await act(async () => vi.advanceTimersByTime(121_000));
  await act(async () => buttonOf(container, 'Try again')?.click());
  await act(async () => attempts[0]?.reject(stale));
  expect(container.textContent).not.toContain('Couldn’t load');
  await act(async () => attempts[1]?.resolve(About));
  expect(container.textContent).toContain('About us');
});

test('a part of many components keeps its space, and one error retries it for all of them', async () => {
  signalFirstContent();
  const chunk = vi
    .fn<() => Promise<ComponentType<object>>>()
    .mockRejectedValueOnce(stale)
    .mockRejectedValueOnce(stale)
    .mockResolvedValue(About);
  const space = () => <i>room</i>;
  const [First, Second] = [lazyPart(chunk, space), lazyPart(chunk, space)];
  const { container } = await show(
    <>
      <First />
      <First />
      <Second />
      <SharedLoadError />
    </>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain('Couldn’t load a part of the page'));
  expect(container.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(container.querySelectorAll('i')).toHaveLength(3);
  await act(async () => buttonOf(container, 'Try again')?.click());
  await vi.waitFor(() => expect(container.textContent).toBe('About usAbout usAbout us'));
});
