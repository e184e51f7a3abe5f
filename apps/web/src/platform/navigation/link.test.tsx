import { expect, test } from 'vitest';
import { act } from 'react';
import { show } from '../../testing/show';
import { Link } from './link';

async function click(init: MouseEventInit = {}, target?: string): Promise<string> {
  history.replaceState(null, '', '/start');
  const { container } = await show(
    <Link to="/main/all" target={target}>
      All
    </Link>,
  );
  let left = false;
  function handleRest(event: Event) {
    left = !event.defaultPrevented;
    // The browser of the tests would really go there.
    event.preventDefault();
  }
  document.addEventListener('click', handleRest, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  await act(async () => container.querySelector('a')?.dispatchEvent(event));
  return left ? 'left to the browser' : 'taken';
}

test('a plain click stays in the application', async () => {
  expect(await click()).toBe('taken');
  expect(location.pathname).toBe('/main/all');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  async (init) => {
    expect(await click(init)).toBe('left to the browser');
    expect(location.pathname).toBe('/start');
  },
);

test('a link to a new tab is left to the browser', async () => {
  expect(await click({}, '_blank')).toBe('left to the browser');
});
