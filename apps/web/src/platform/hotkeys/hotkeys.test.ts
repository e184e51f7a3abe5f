import { afterEach, expect, test, vi } from 'vitest';
import { type Hotkey, Hotkeys } from './hotkeys';

afterEach(() => document.body.replaceChildren());

function press(hotkeys: Hotkeys, key: string, init: KeyboardEventInit & { markup?: string } = {}): void {
  document.body.innerHTML = init.markup ?? '<p></p>';
  const target = document.body.querySelector('[data-here]') ?? document.body.firstElementChild;
  document.body.addEventListener('keydown', hotkeys.handleEvent, { once: true });
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
}

test('calls the newest handler of a key, and the one before when that has gone', () => {
  const hotkeys = new Hotkeys();
  const [older, newer] = [vi.fn<Hotkey['handle']>(), vi.fn<Hotkey['handle']>()];
  hotkeys.add({ key: 'f', handle: older });
  const remove = hotkeys.add({ key: 'f', handle: newer });
  press(hotkeys, 'f');
  remove();
  press(hotkeys, 'F');
  expect([newer.mock.calls.length, older.mock.calls.length]).toEqual([1, 1]);
});

test.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<div contenteditable="true"><b data-here>x</b></div>',
  '<ul role="menu"><li data-here>x</li></ul>',
  '<div role="dialog"><button data-here>x</button></div>',
])('keeps still in %s', (markup) => {
  const hotkeys = new Hotkeys();
  const handle = vi.fn<Hotkey['handle']>();
  hotkeys.add({ key: '.', handle });
  press(hotkeys, '.', { markup });
  expect(handle).not.toHaveBeenCalled();
});

test('works on a box to tick', () => {
  const hotkeys = new Hotkeys();
  const handle = vi.fn<Hotkey['handle']>();
  hotkeys.add({ key: '.', handle });
  press(hotkeys, '.', { markup: '<input type="checkbox" data-here>' });
  expect(handle).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  'leaves %j to the browser',
  (init) => {
    const hotkeys = new Hotkeys();
    const handle = vi.fn<Hotkey['handle']>();
    hotkeys.add({ key: 'f', handle });
    press(hotkeys, 'f', init);
    expect(handle).not.toHaveBeenCalled();
  },
);
