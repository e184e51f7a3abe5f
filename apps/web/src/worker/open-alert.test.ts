import { expect, test } from 'vitest';
import { openAlert, type ClickScope } from './open-alert';

interface Page {
  name: string;
  focused?: boolean;
  visibilityState?: string;
  /** What it says to being asked to show something. */
  says?: boolean;
}

function browser(pages: readonly Page[], isFull = false) {
  const done: string[] = [];
  // Of the browser's wide types only what is used is there.
  const clients = {
    matchAll: () =>
      Promise.resolve(
        pages.map(({ name, focused = false, visibilityState = 'hidden', says = true }) => ({
          focused,
          visibilityState,
          focus: () => Promise.resolve(void done.push(`focus ${name}`)),
          postMessage(message: { path: string }, [port]: [MessagePort]) {
            done.push(`${name} ${message.path}`);
            port.postMessage(says);
          },
        })),
      ),
    openWindow: (path: string) => Promise.resolve(void done.push(`open ${path}`)),
  } as unknown as ClickScope['clients'];
  const store = {
    put: async (_address: string, word: Response) => void done.push(`leaves ${await word.text()}`),
  };
  const open = () =>
    isFull ? Promise.reject(new DOMException('', 'QuotaExceededError')) : Promise.resolve(store);
  const caches = { open } as unknown as ClickScope['caches'];
  const click = (data: unknown) => openAlert(data, { clients, caches });
  return { click, done };
}

const data = { path: '/notice/A1', notification: '42' };

test('the tab that was used last gets the focus and shows it', async () => {
  const { click, done } = browser([{ name: 'a' }, { name: 'b', visibilityState: 'visible', focused: true }]);
  await click(data);
  expect(done).toEqual(['focus b', 'b /notice/A1']);
});

test('without a tab a new one is opened, also when the tab is none of ours', async () => {
  const none = browser([]);
  await none.click(data);
  expect(none.done).toEqual(['leaves 42', 'open /notice/A1']);
  const other = browser([{ name: 'a', says: false }]);
  await other.click(data);
  expect(other.done).toEqual(['focus a', 'a /notice/A1', 'leaves 42', 'open /notice/A1']);
});

test('what is not seen with a click is not left for the new one, and without room for that it opens all the same', async () => {
  const plain = browser([]);
  await plain.click({ ...data, notification: '' });
  const full = browser([], true);
  await full.click(data);
  expect([plain.done, full.done]).toEqual([['open /notice/A1'], ['open /notice/A1']]);
});

test('an address elsewhere is not opened', async () => {
  const { click, done } = browser([]);
  for (const path of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 7, null]) {
    await click({ path });
  }
  expect(done).toEqual(Array.from({ length: 5 }, () => 'open /'));
});
