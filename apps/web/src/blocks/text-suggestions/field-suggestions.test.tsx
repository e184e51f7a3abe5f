import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn, type TestAnswers } from '../../testing/test-client';
import { until } from '../../testing/until';
import { FieldSuggestions } from './field-suggestions';

const person = (username: string, displayName = username) => {
  const url = `https://nest.example/users/${username}`;
  return { id: `id-${username}`, username, acct: username, url, display_name: displayName };
};
const owls = Array.from({ length: 8 }, (_, number) => person(`owl${number}`));

const kinds = ['person', 'emoji', 'hashtag'] as const;

interface FormProps {
  readonly onText: (text: string) => void;
  readonly onKey: (key: string) => void;
}

/** A form as the composer is one: its field writes itself, and its keys send and close. */
function Form({ onText, onKey }: FormProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  return (
    <form onKeyDown={({ key }) => onKey(key)}>
      <textarea ref={fieldRef} onInput={({ currentTarget }) => onText(currentTarget.value)} />
      <FieldSuggestions fieldRef={fieldRef} kinds={kinds} />
    </form>
  );
}

interface Given {
  answers?: TestAnswers;
  settings?: object;
}

async function shownForm({ answers = {}, settings = {} }: Given = {}) {
  const client = testClient({
    answers: { 'GET /api/v1/accounts/search': owls, ...answers },
    records: { ...wrenSignedIn, 'linnet-settings': JSON.stringify(settings) },
  });
  const onText = vi.fn<(text: string) => void>();
  const onKey = vi.fn<(key: string) => void>();
  const { container } = await show(
    <ClientProvider value={client}>
      <Form onText={onText} onKey={onKey} />
    </ClientProvider>,
  );
  const field = container.querySelector('textarea');
  if (field === null) throw new Error('There is no field.');
  const write = (text: string, caret = text.length) =>
    act(async () => {
      field.focus();
      field.value = text;
      field.setSelectionRange(caret, caret);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  const press = (key: string, more: KeyboardEventInit = {}) =>
    act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    });
  const rows = () => [...container.querySelectorAll('[role="option"]')];
  const names = () => rows().map(({ textContent }) => textContent);
  const reached = () => rows().findIndex((row) => row.getAttribute('aria-selected') === 'true');
  const offered = async (text: string, caret?: number) => {
    await write(text, caret);
    await until(() => rows().length > 0);
  };
  return { place: container, field, write, press, rows, names, reached, offered, onText, onKey };
}

test('offers five people at most, and writes the one that the arrows reach [2.5.030]', async () => {
  const { field, press, names, reached, offered, onText, onKey } = await shownForm();
  await offered('look, @ow there', 9);
  expect(names()).toHaveLength(5);
  expect(names()[0]).toContain('@owl0');
  expect(reached()).toBe(-1);
  await press('ArrowDown');
  await press('ArrowDown');
  expect(reached()).toBe(1);
  await press('Enter');
  expect(field.value).toBe('look, @owl1 there');
  expect(onText).toHaveBeenLastCalledWith('look, @owl1 there');
  expect(names()).toEqual([]);
  expect(onKey).not.toHaveBeenCalled();
});

test('arrows go round; Tab writes the first where none was reached', async () => {
  const { field, press, reached, offered } = await shownForm();
  await offered('@ow');
  await press('ArrowUp');
  expect(reached()).toBe(4);
  await press('ArrowDown');
  expect(reached()).toBe(0);
  await press('ArrowUp');
  expect(reached()).toBe(4);
  await press('Escape');
  await offered('@owl @ow');
  await press('Tab');
  expect(field.value).toBe('@owl @owl0 ');
});

test('Escape takes the suggestions away and nothing else, and not again for the same word', async () => {
  const { write, press, rows, offered, onKey } = await shownForm();
  await offered('@ow');
  await press('Escape');
  expect(rows()).toHaveLength(0);
  expect(onKey).not.toHaveBeenCalled();
  await press('Escape');
  expect(onKey).toHaveBeenCalledWith('Escape');
  await write('@owl');
  expect(rows()).toHaveLength(0);
  await offered('@owl and @ow');
});

test('Enter is a new line until one was reached; with a control key it sends', async () => {
  const { press, rows, offered, onKey } = await shownForm();
  await offered('@ow');
  await press('Enter');
  expect(onKey).toHaveBeenCalledTimes(1);
  expect(rows()).toHaveLength(5);
  await press('ArrowDown');
  await press('Enter', { ctrlKey: true });
  expect(onKey).toHaveBeenCalledTimes(2);
  expect(rows()).toHaveLength(0);
});

test('the first is reached by itself for those who want that', async () => {
  const { field, press, reached, offered } = await shownForm({ settings: { autocompleteSelect: true } });
  await offered('@ow');
  expect(reached()).toBe(0);
  await press('Enter');
  expect(field.value).toBe('@owl0 ');
});

test('a press writes one, and the field keeps the focus', async () => {
  const { field, rows, offered } = await shownForm();
  await offered('@ow');
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  await act(async () => {
    rows()[2]?.dispatchEvent(press);
    rows()[2]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(press.defaultPrevented).toBe(true);
  expect(field.value).toBe('@owl2 ');
  expect(document.activeElement).toBe(field);
});

test('they go a moment after the focus has left [2.5.030]', async () => {
  const { field, rows, offered } = await shownForm();
  await offered('@ow');
  await act(async () => field.blur());
  expect(rows()).toHaveLength(5);
  await until(() => rows().length === 0);
});

test('the field says what belongs to it, and how many there are is said for a second [2.5.030]', async () => {
  const { place, field, press, rows, offered } = await shownForm();
  expect(field.getAttribute('aria-autocomplete')).toBe('list');
  expect(field.hasAttribute('aria-controls')).toBe(false);
  await offered('@ow');
  const list = place.querySelector('[role="listbox"]');
  expect(field.getAttribute('aria-controls')).toBe(list?.id);
  expect(list?.getAttribute('aria-label')).toBe('Suggestions');
  expect(place.querySelector('output')?.textContent).toContain('5 suggestions');
  await press('ArrowDown');
  expect(field.getAttribute('aria-activedescendant')).toBe(rows()[0]?.id);
  await until(() => place.querySelector('output')?.textContent === '');
  expect(rows()).toHaveLength(5);
  await press('Escape');
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  expect(field.hasAttribute('aria-controls')).toBe(false);
});

test('names of strangers are text', async () => {
  const hostile = person('owl', '<img src=x onerror=alert(1)> owl');
  const { place, names, offered } = await shownForm({
    answers: { 'GET /api/v1/accounts/search': [hostile] },
  });
  await offered('@ow');
  expect(names()[0]).toContain('<img src=x onerror=alert(1)> owl');
  expect(place.querySelector('[onerror]')).toBeNull();
});
