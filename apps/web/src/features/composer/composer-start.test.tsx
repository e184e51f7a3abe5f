import { beforeEach, expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { memoryStorage } from '../../testing/memory-storage';
import { wrenSignedIn } from '../../testing/test-client';
import { writer, panel, textField } from '../../testing/composer-page';

beforeEach(() => history.replaceState(null, '', '/main/friends'));

test('what was typed is there on the next visit', async () => {
  const storage = memoryStorage(wrenSignedIn);
  const { client } = await panel({ storage });
  await fillIn(textField(), 'half a thought');
  (await client.drafts.load()).flush();
  const { client: later } = writer({ storage });
  expect((await later.drafts.load()).form({ kind: 'new' }).content.text).toBe('half a thought');
});

test('begins with the message of the address, once [2.4.011]', async () => {
  history.replaceState(null, '', '/main/friends?message=hello%20there&x=1');
  await panel();
  expect(textField().value).toBe('hello there');
  expect(location.search).toBe('?x=1');
});

test('the message of the address never takes the place of what was written', async () => {
  history.replaceState(null, '', '/main/friends?message=hello');
  const storage = memoryStorage(wrenSignedIn);
  const { client } = writer({ storage });
  (await client.drafts.load()).change({ kind: 'new' }, { text: 'mine' });
  (await client.drafts.load()).flush();
  await panel({ storage });
  expect(textField().value).toBe('mine');
});
