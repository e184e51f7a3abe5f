import type { DraftAttachment } from '@linnet/domain/drafts';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
// The dialog is there already: its code is not what these tests wait for.
import '../../../ui/floating/floating-parts';
import { ClientProvider } from '../../../platform/client/client-provider';
import { show } from '../../../testing/show';
import { testClient } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { useDescriptionReminder } from './use-description-reminder';

function file(kind: 'image' | 'unknown', description: string): DraftAttachment {
  const url = 'https://nest.example/media/owl';
  const places = { url, previewUrl: url, remoteUrl: null };
  const facts = { mimeType: '', description: '', blurhash: null, size: null };
  return { attachment: { id: 'm1', kind, ...places, ...facts }, name: 'owl', description };
}

const sent = vi.fn<() => void>();

function Form({ files }: { readonly files: readonly DraftAttachment[] }) {
  const reminder = useDescriptionReminder();
  function send() {
    if (!reminder.askIfNeeded(files)) sent();
  }
  return (
    <>
      <button type="button" onClick={send}>
        Post
      </button>
      {reminder.dialog(send)}
    </>
  );
}

async function form(files: readonly DraftAttachment[], remindDescriptions: boolean) {
  sent.mockClear();
  const records = { 'linnet-settings': JSON.stringify({ remindDescriptions }) };
  await show(
    <ClientProvider value={testClient({ records })}>
      <Form files={files} />
    </ClientProvider>,
  );
}

const find = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name);
const press = (name: string) => act(async () => find(name)?.click());

test('nobody is asked who does not wish it', async () => {
  await form([file('image', '')], false);
  await press('Post');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('who wishes it is asked, and may send all the same, once for each time', async () => {
  await form([file('image', ' ')], true);
  await press('Post');
  await until(() => find('Send anyway') !== undefined);
  expect(document.body.textContent).toContain('One attachment has no description.');
  expect(sent).not.toHaveBeenCalled();
  await press('Send anyway');
  expect(sent).toHaveBeenCalledTimes(1);
  await until(() => find('Send anyway') === undefined);
  await press('Post');
  await until(() => find('Send anyway') !== undefined);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('who goes back sends nothing', async () => {
  await form([file('image', '')], true);
  await press('Post');
  await until(() => find('Cancel') !== undefined);
  await press('Cancel');
  await until(() => find('Cancel') === undefined);
  expect(sent).not.toHaveBeenCalled();
});

test('what is described, or cannot be perceived, needs no reminder', async () => {
  await form([file('image', 'An owl'), file('unknown', '')], true);
  await press('Post');
  expect(sent).toHaveBeenCalledTimes(1);
});
