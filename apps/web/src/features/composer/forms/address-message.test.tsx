import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import {
  button,
  findButton,
  page,
  press,
  loadClient,
  textField,
  composerClient,
} from '../../../testing/composer-page';
import { memoryStorage } from '../../../testing/memory-storage';
import { show } from '../../../testing/show';
import { wrenSignedIn } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { ComposerOver } from './composer-over';

beforeEach(() => {
  history.replaceState(null, '', '/main/friends?message=hello%20there&x=1');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A phone is opened at an address with a message; `begun` was written there before. */
async function phone(begun = '') {
  const storage = memoryStorage(wrenSignedIn);
  if (begun !== '') {
    const before = await composerClient({ storage }).client.drafts.load();
    before.change({ kind: 'new' }, { text: begun });
    before.flush();
  }
  const { client } = composerClient({ storage });
  await loadClient(client);
  await show(
    <ClientProvider value={client}>
      <ComposerOver />
    </ClientProvider>,
  );
  const drafts = await client.drafts.load();
  return { texts: () => drafts.entries().map(({ content }) => content.text) };
}

const isOpen = () => document.querySelector('[role="dialog"] textarea') !== null;

test('on a phone the message of the address opens the form with its words', async () => {
  await phone();
  await until(isOpen);
  expect(textField().value).toBe('hello there');
  expect(location.search).toBe('?x=1');
});

test('on a phone the message asks before it takes the place of a post that was begun', async () => {
  const { texts } = await phone('mine');
  await until(() => findButton('Start new post') !== undefined);
  expect(page()).toContain('hello there');
  await press(button('Start new post'));
  await until(isOpen);
  expect(textField().value).toBe('hello there');
  expect(texts().toSorted()).toEqual(['hello there', 'mine']);
  expect(location.search).toBe('?x=1');
});

test('on a phone whoever keeps writing goes on with what was begun', async () => {
  const { texts } = await phone('mine');
  await until(() => findButton('Continue writing') !== undefined);
  await press(button('Continue writing'));
  await until(isOpen);
  expect(textField().value).toBe('mine');
  expect(texts()).toEqual(['mine']);
  expect(location.search).toBe('?x=1');
});
