import { beforeEach, expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { memoryStorage } from '../../testing/memory-storage';
import { wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import {
  button,
  findButton,
  page,
  showPanel,
  press,
  textField,
  composerClient,
} from '../../testing/composer-page';

beforeEach(() => history.replaceState(null, '', '/main/friends'));

test('what was typed is there on the next visit', async () => {
  const storage = memoryStorage(wrenSignedIn);
  const { client } = await showPanel({ storage });
  await fillIn(textField(), 'half a thought');
  (await client.drafts.load()).flush();
  const { client: later } = composerClient({ storage });
  expect((await later.drafts.load()).form({ kind: 'new' }).content.text).toBe('half a thought');
});

test('begins with the message of the address, once [2.4.011]', async () => {
  history.replaceState(null, '', '/main/friends?message=hello%20there&x=1');
  await showPanel();
  expect(textField().value).toBe('hello there');
  expect(location.search).toBe('?x=1');
});

/** A new post was begun, and the address brings a message. */
async function beginWithBoth() {
  history.replaceState(null, '', '/main/friends?message=hello');
  const storage = memoryStorage(wrenSignedIn);
  const { client } = composerClient({ storage });
  const before = await client.drafts.load();
  before.change({ kind: 'new' }, { text: 'mine' });
  before.flush();
  const scene = await showPanel({ storage });
  await until(() => findButton('Start new post') !== undefined);
  expect(page()).toContain('hello');
  return { drafts: await scene.client.drafts.load() };
}

test('the message of the address never takes the place of what was written: whoever keeps writing loses nothing', async () => {
  await beginWithBoth();
  expect(textField().value).toBe('mine');
  await press(button('Continue writing'));
  await until(() => findButton('Continue writing') === undefined);
  expect(textField().value).toBe('mine');
  expect(location.search).toBe('');
});

test('whoever takes the message of the address finds what was written among the drafts', async () => {
  const { drafts } = await beginWithBoth();
  await press(button('Start new post'));
  await until(() => textField().value === 'hello');
  expect(
    drafts
      .entries()
      .map(({ content }) => content.text)
      .toSorted(),
  ).toEqual(['hello', 'mine']);
});
