import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { SlotsProvider } from '../../../platform/slots/slots';
import { show } from '../../../testing/show';
import { testClient, wrenSignedIn } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { timelines } from '../timelines';

const { screen: BookmarksScreen } = timelines.bookmarks;
const folder = { id: 'f1', name: 'Songs', emoji: null, emoji_url: null };
const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api', 'pleroma:bookmark_folders'] } },
};

async function open(path: string, params: Readonly<Record<string, string>>) {
  history.replaceState(null, '', path);
  const client = testClient({
    records: wrenSignedIn,
    answers: {
      'GET /api/v1/instance': instance,
      'GET /api/v2/instance': instance,
      'GET /api/v1/accounts/verify_credentials': {
        id: 'a1',
        username: 'wren',
        acct: 'wren',
        url: 'https://nest.example/users/wren',
      },
      'GET /api/v1/bookmarks': [],
      'GET /api/v1/pleroma/bookmark_folders': [folder],
    },
  });
  await client.session.verify();
  await client.features.load();
  await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        <BookmarksScreen params={params} search="" />
      </SlotsProvider>
    </ClientProvider>,
  );
  await until(() => dialog() !== null);
}

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]');

test('Pleroma-FE’s address for a new folder opens its form', async () => {
  await open('/bookmarks/new-folder', {});
  expect(dialog()?.querySelector('input')?.value).toBe('');
});

test('Pleroma-FE’s address for changing a folder opens its form, and leaving it leads to the folder', async () => {
  await open('/bookmarks/f1/edit', { id: 'f1' });
  expect(dialog()?.querySelector('input')?.value).toBe('Songs');
  const cancel = [...(dialog()?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Cancel',
  );
  await act(async () => cancel?.click());
  await until(() => location.pathname === '/bookmarks/f1');
});
