import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import {
  type ComposerClientOptions,
  button,
  findButton,
  findOne,
  page,
  press,
  pressKey,
  loadClient,
  textField,
  composerClient,
} from '../../../testing/composer-page';
import { fillIn } from '../../../testing/fill-in';
import { show } from '../../../testing/show';
import { until } from '../../../testing/until';
import { ComposerOver } from './composer-over';

beforeEach(() => history.replaceState(null, '', '/main/friends'));

async function over(options: ComposerClientOptions & { unsavedPostAction?: string } = {}) {
  const { client, posted } = composerClient(options);
  await loadClient(client);
  client.settings.write('unsavedPostAction', options.unsavedPostAction);
  const drafts = await client.drafts.load();
  await show(
    <ClientProvider value={client}>
      <ComposerOver />
    </ClientProvider>,
  );
  await act(async () => drafts.openOver({ kind: 'new' }));
  await until(() => document.querySelector('textarea') !== null);
  return { client, posted, drafts };
}

const isOpen = () => document.querySelector('[role="dialog"] textarea') !== null;
const texts = (drafts: Awaited<ReturnType<typeof over>>['drafts']) =>
  drafts.entries().map(({ content }) => content.text);

test('takes the focus, and closes when it has posted', async () => {
  const { posted } = await over();
  await until(() => document.activeElement === textField());
  await fillIn(textField(), 'from the road');
  await press(button('Post'));
  await until(() => !isOpen());
  expect(posted).toEqual([expect.objectContaining({ status: 'from the road' })]);
});

test('closes at once when nothing was written', async () => {
  await over();
  await pressKey(textField(), { key: 'Escape' });
  await until(() => !isOpen());
  expect(page()).not.toContain('Close the form?');
});

test('Escape asks what is to become of the text; going on leaves everything as it is [2.4.015]', async () => {
  await over();
  await fillIn(textField(), 'half a thought');
  await pressKey(textField(), { key: 'Escape' });
  await until(() => page().includes('Close the form?'));
  await press(button('Continue writing'));
  await until(() => !page().includes('Close the form?'));
  expect(textField().value).toBe('half a thought');
});

test('saving makes it a draft of its own, and the next form is empty [2.4.015]', async () => {
  const { drafts } = await over();
  await fillIn(textField(), 'half a thought');
  await press(button('Close'));
  await until(() => findButton('Save draft') !== undefined);
  await press(button('Save draft'));
  await until(() => !isOpen());
  expect(drafts.entries()).toMatchObject([
    { context: { kind: 'saved' }, content: { text: 'half a thought' } },
  ]);
  expect(drafts.form({ kind: 'new' }).touched).toBe(false);
});

test('discarding takes it away, and can be taken back [2.4.015]', async () => {
  const { client, drafts } = await over();
  await fillIn(textField(), 'half a thought');
  await press(button('Close'));
  await until(() => findButton('Discard') !== undefined);
  await press(button('Discard'));
  await until(() => !isOpen());
  expect(texts(drafts)).toEqual([]);
  const [notice] = client.notices.list.get();
  expect(notice?.key).toBe('drafts.discarded');
  await act(async () => notice?.action?.run());
  expect(texts(drafts)).toEqual(['half a thought']);
});

test.each([
  ['save', ['half a thought']],
  ['discard', []],
])('who has set "%s" is not asked [2.4.015]', async (unsavedPostAction, left) => {
  const { drafts } = await over({ unsavedPostAction });
  await fillIn(textField(), 'half a thought');
  await press(button('Close'));
  await until(() => !isOpen());
  expect(page()).not.toContain('Close the form?');
  expect(texts(drafts)).toEqual(left);
});

test('put aside small it shows its first words, and is taken up again with all of them', async () => {
  await over();
  await fillIn(textField(), 'half a thought');
  await press(button('Minimise'));
  await until(() => !isOpen());
  expect(findOne('section', HTMLElement).textContent).toContain('half a thought');
  await press(findOne('section button', HTMLButtonElement));
  await until(isOpen);
  expect(textField().value).toBe('half a thought');
});

test('another draft that is opened takes its place, and the text stays with its own [2.4.014]', async () => {
  const { drafts } = await over();
  await fillIn(textField(), 'half a thought');
  await act(async () => drafts.openOver({ kind: 'saved', id: 'other' }));
  await until(() => textField().value === '');
  await fillIn(textField(), 'something else');
  expect(texts(drafts).toSorted()).toEqual(['half a thought', 'something else']);
});
