import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { compileMessages, testCatalog } from '../../testing/test-catalog';
import type { TextSource } from './text-catalog';
import { Text } from './text';
import { useText } from './use-text';

function Retry() {
  const text = useText();
  return <button type="button">{text('general.retry')}</button>;
}

test('formats plurals, numbers and elements among the words', async () => {
  const catalog = testCatalog({
    first: {
      'not_found.text': '{path, plural, one {# post} other {# posts}}',
      'general.retry': 'Go <b>on</b>',
    },
  });
  const { container } = await show(
    <>
      <Text id="not_found.text" values={{ path: 1204 }} />
      <Text id="general.retry" values={{ b: (parts) => <strong key="b">{parts}</strong> }} />
    </>,
    catalog,
  );
  expect(container.textContent).toBe('1,204 postsGo on');
  expect(container.querySelector('strong')?.textContent).toBe('on');
});

test('a message that has not loaded shows the last word of its id, and its own text once it has', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let deliver: (messages: ReturnType<typeof compileMessages>) => void = () => undefined;
  const catalog = testCatalog({ first: {}, loadRest: () => new Promise((resolve) => (deliver = resolve)) });
  const { container } = await show(<Retry />, catalog);
  expect(container.textContent).toBe('Retry');
  catalog.rest.start();
  await act(async () => deliver(compileMessages({ 'general.retry': 'Try again' })));
  expect(container.textContent).toBe('Try again');
});

test('texts that were complete don’t render again when the rest has loaded', async () => {
  const told = vi.fn<() => void>();
  const catalog = testCatalog({
    first: { 'general.retry': 'Try again' },
    loadRest: () => Promise.resolve(compileMessages({ 'nav.about': 'About' })),
  });
  catalog.subscribe(told);
  const formatter = catalog.formatter();
  catalog.rest.start();
  await vi.waitFor(() => expect(catalog.rest.state().state).toBe('ready'));
  expect(catalog.has('nav.about')).toBe(true);
  expect(told).not.toHaveBeenCalled();
  expect(catalog.formatter()).toBe(formatter);
});

test('messages that failed to load can be loaded again', async () => {
  const loadRest = vi
    .fn<() => Promise<ReturnType<typeof compileMessages>>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValueOnce(compileMessages({ 'nav.about': 'About' }));
  const catalog = testCatalog({ first: {}, loadRest });
  catalog.rest.start();
  await vi.waitFor(() => expect(catalog.rest.state().state).toBe('failed'));
  catalog.rest.retry();
  await vi.waitFor(() => expect(catalog.has('nav.about')).toBe(true));
});

test('the messages of a screen are loaded when it is wanted, once', async () => {
  const loadScreen = vi.fn<TextSource['loadScreen']>(() =>
    Promise.resolve(compileMessages({ 'nav.about': 'About' })),
  );
  const catalog = testCatalog({ first: {}, loadScreen });
  expect(catalog.has('nav.about')).toBe(false);
  catalog.screen('account').start();
  catalog.screen('account').start();
  await vi.waitFor(() => expect(catalog.screen('account').state().state).toBe('ready'));
  expect(catalog.has('nav.about')).toBe(true);
  expect(loadScreen.mock.calls).toEqual([['account']]);
});

const german = (messages: Record<string, string>): TextSource => ({
  locale: 'de',
  direction: 'ltr',
  first: compileMessages({ 'general.retry': 'Nochmal versuchen' }),
  loadRest: () => Promise.resolve(compileMessages(messages)),
  loadScreen: () => Promise.resolve(compileMessages({ 'themes.title': 'Design' })),
});

test('another language is shown in place, with what was loaded before', async () => {
  const catalog = testCatalog();
  catalog.rest.start();
  catalog.screen('themes').start();
  const { container } = await show(<Retry />, catalog);
  expect(container.textContent).toBe('Try again');
  await act(async () => expect(await catalog.change(german({ 'nav.about': 'Über' }))).toBe(true));
  expect(container.textContent).toBe('Nochmal versuchen');
  expect([catalog.locale, catalog.has('nav.about'), catalog.has('themes.title')]).toEqual(['de', true, true]);
});

test('a language that cannot be loaded leaves everything, and the last one that was wanted wins', async () => {
  const catalog = testCatalog();
  const broken = { ...german({}), loadRest: () => Promise.reject(new Error('offline')) };
  await expect(catalog.change(broken)).rejects.toThrow('offline');
  expect(catalog.locale).toBe('en');
  let deliver: () => void = () => undefined;
  const slow = new Promise<ReturnType<typeof compileMessages>>((resolve) => {
    deliver = () => resolve(compileMessages({}));
  });
  const first = catalog.change({ ...german({}), locale: 'fr', loadRest: () => slow });
  expect(await catalog.change(german({}))).toBe(true);
  deliver();
  expect(await first).toBe(false);
  expect(catalog.locale).toBe('de');
});

test('a screen that was opened while another language loads is in that language', async () => {
  const catalog = testCatalog();
  let deliver: () => void = () => undefined;
  const slow = new Promise<ReturnType<typeof compileMessages>>((resolve) => {
    deliver = () => resolve(compileMessages({}));
  });
  const changed = catalog.change({ ...german({}), loadRest: () => slow });
  catalog.screen('themes').start();
  await vi.waitFor(() => expect(catalog.screen('themes').state().state).toBe('ready'));
  deliver();
  expect(await changed).toBe(true);
  expect([catalog.locale, catalog.has('themes.title')]).toEqual(['de', true]);
});
