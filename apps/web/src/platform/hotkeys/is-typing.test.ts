import { expect, test } from 'vitest';
import { isTyping } from './stroke-of';

function typesIn(markup: string): boolean {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  const types = isTyping(place.querySelector('[data-here]'));
  place.remove();
  return types;
}

test.each([
  '<input data-here>',
  '<textarea data-here></textarea>',
  '<div contenteditable="true"><b data-here>x</b></div>',
  '<ul role="menu"><li data-here>x</li></ul>',
  '<ul role="listbox"><li data-here>x</li></ul>',
  '<div role="dialog"><button data-here>x</button></div>',
])('letters stay in %s', (markup) => {
  expect(typesIn(markup)).toBe(true);
});

test.each([
  '<input type="checkbox" data-here>',
  '<button data-here>x</button>',
  '<a href="/" data-here>x</a>',
])('letters go from %s to the page', (markup) => {
  expect(typesIn(markup)).toBe(false);
});
