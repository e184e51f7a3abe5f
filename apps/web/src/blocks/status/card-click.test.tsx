import { beforeEach, expect, test, vi } from 'vitest';
import { cardStatus, showCard } from '../../testing/show-card';

beforeEach(() => {
  getSelection()?.removeAllRanges();
  history.replaceState(null, '', '/main/all');
});

function click(element: Element | null | undefined, init: MouseEventInit = {}, type = 'click'): void {
  element?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  element?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
}

/** The innermost element with these words. */
const withWords = (card: HTMLElement, words: string) =>
  [...card.querySelectorAll('*')].findLast(({ textContent }) => textContent?.includes(words) === true);

test('a click on the text or an empty part of a card opens its conversation', async () => {
  const { card } = await showCard();
  click(withWords(card, 'a song at dawn'));
  expect(location.pathname).toBe('/notice/s1');
  history.replaceState(null, '', '/main/all');
  click(card);
  expect(location.pathname).toBe('/notice/s1');
});

test('with the middle button or Ctrl it opens in a new tab', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { card } = await showCard();
  const text = withWords(card, 'a song at dawn');
  click(text, { ctrlKey: true });
  click(text, { button: 1 }, 'auxclick');
  click(text, { button: 2 }, 'auxclick');
  expect(opened.mock.calls.map(([path]) => path)).toEqual(['/notice/s1', '/notice/s1']);
  expect(location.pathname).toBe('/main/all');
  opened.mockRestore();
});

test('a click on a link or a button, beside buttons, or with Shift opens nothing', async () => {
  const content = '<p>a song at dawn <a href="https://reed.example/x">elsewhere</a></p>';
  const { card } = await showCard({ status: cardStatus({ content }) });
  card.addEventListener('click', (event) => event.preventDefault());
  const button = card.querySelector('[data-own-clicks] button');
  const targets = [withWords(card, 'elsewhere'), button, button?.closest('[data-own-clicks]')];
  expect(targets.every((target) => target instanceof Element)).toBe(true);
  for (const target of targets) click(target);
  click(withWords(card, 'a song at dawn'), { shiftKey: true });
  expect(location.pathname).toBe('/main/all');
});

test('a click that selects text, ends a selection or closes a menu opens nothing', async () => {
  const { card } = await showCard();
  const text = withWords(card, 'a song at dawn');
  if (text === undefined) throw new Error('There is no text.');
  const select = () => getSelection()?.selectAllChildren(text);
  text.addEventListener('pointerdown', select, { once: true });
  click(text);
  text.addEventListener('pointerdown', () => getSelection()?.removeAllRanges(), { once: true });
  click(text);
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  text.addEventListener('pointerdown', () => menu.remove(), { once: true });
  click(text);
  expect(location.pathname).toBe('/main/all');
  click(text);
  expect(location.pathname).toBe('/notice/s1');
});

test('who wants none of it turns it off', async () => {
  const { card } = await showCard({
    prepare: ({ settings }) => void settings.set('openPostOnClick', false),
  });
  click(withWords(card, 'a song at dawn'));
  expect(location.pathname).toBe('/main/all');
});
