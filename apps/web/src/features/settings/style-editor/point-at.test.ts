import { afterEach, expect, test, vi } from 'vitest';
import { componentsAt, startPointing } from './point-at';

afterEach(() => void (document.body.innerHTML = ''));

function page(html: string): Element {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]');
  if (target === null) throw new Error('Nothing to point at.');
  return target;
}

const names = (element: Element) => componentsAt(element).map(({ component }) => component);

test('an element belongs to what is around it too, from the inside out', () => {
  const icon = page(
    '<section><article><a href="/x"><button class="Button"><svg data-target></svg></button></a></article></section>',
  );
  expect(names(icon)).toEqual(['Icon', 'Button', 'Link', 'Post', 'Panel', 'Root']);
});

test('a field, a bar and a menu are known by what they are', () => {
  expect(componentsAt(page('<input type="checkbox" data-target>'))[0]).toEqual({
    component: 'Input',
    variant: 'checkbox',
    states: [],
  });
  expect(names(page('<header class="TopBar"><button data-target>Home</button></header>'))).toEqual([
    'ButtonUnstyled',
    'TopBar',
    'Root',
  ]);
  expect(names(page('<div class="Popover"><div role="menuitem" data-target>Edit</div></div>'))).toEqual([
    'MenuItem',
    'Popover',
    'Root',
  ]);
});

test('tabs, counters and cards are known by their classes', () => {
  expect(names(page('<a class="Tab" data-target>Posts</a>'))).toEqual(['Tab', 'Root']);
  const counter = page('<article class="Notification"><span class="Badge" data-target>3</span></article>');
  expect(names(counter)).toEqual(['Badge', 'Notification', 'Root']);
  expect(names(page('<section class="UserCard"><p data-target>Owls</p></section>'))).toEqual([
    'UserCard',
    'Root',
  ]);
});

function point() {
  const onPicked = vi.fn<(parts: readonly { component: string }[]) => void>();
  const onCancelled = vi.fn<() => void>();
  const end = startPointing({
    words: { hint: 'Point', cancel: 'Cancel' },
    nameOf: ({ component }) => component,
    onPicked,
    onCancelled,
    classes: { bar: 'bar', frame: 'frame' },
  });
  return { onPicked, onCancelled, end };
}

test('a click picks what is under it and uses nothing; the page is as before', () => {
  const button = page('<button data-target>Delete</button>');
  const used = vi.fn<() => void>();
  button.addEventListener('click', used);
  const { onPicked } = point();
  button.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(document.querySelector('.bar')?.textContent).toContain('ButtonUnstyled');
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(onPicked.mock.lastCall?.[0].map(({ component }) => component)).toEqual(['ButtonUnstyled', 'Root']);
  expect(used).not.toHaveBeenCalled();
  expect(document.querySelector('.bar, .frame')).toBeNull();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(used).toHaveBeenCalledTimes(1);
});

test('by keyboard, Enter picks what has the focus, and Escape ends it', () => {
  const field = page('<textarea data-target></textarea>');
  if (field instanceof HTMLElement) field.focus();
  const first = point();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(first.onPicked.mock.lastCall?.[0][0]).toEqual({ component: 'Input', states: [] });
  const second = point();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(second.onCancelled).toHaveBeenCalledTimes(1);
  expect(document.querySelector('.bar')).toBeNull();
});

test('its own bar, and that of the minimised settings, are used as ever', () => {
  const restore = page('<section data-pointing="off"><button data-target>Settings</button></section>');
  const used = vi.fn<() => void>();
  restore.addEventListener('click', used);
  const { onPicked, onCancelled } = point();
  restore.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(used).toHaveBeenCalledTimes(1);
  expect(onPicked).not.toHaveBeenCalled();
  document.querySelector<HTMLButtonElement>('.bar button')?.click();
  expect(onCancelled).toHaveBeenCalledTimes(1);
});
