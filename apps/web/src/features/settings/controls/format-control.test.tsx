import { expect, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { show } from '../../../testing/show';
import { testClient, wrenSignedIn } from '../../../testing/test-client';
import { SettingRow } from '../setting-row';

/** The names of the formats that are offered for posts, at a server that takes these. */
async function offeredAt(formats: readonly string[]): Promise<string[]> {
  const server = {
    title: 'Nest',
    version: '2.7.2 (compatible; Pleroma 2.7.0)',
    pleroma: { metadata: { post_formats: formats } },
  };
  const client = testClient({ records: wrenSignedIn, answers: { 'GET /api/v1/instance': server } });
  await client.features.load();
  const { container } = await show(
    <ClientProvider value={client}>
      <ul>
        <SettingRow name="postContentType" change={() => true} />
      </ul>
    </ClientProvider>,
  );
  return [...container.querySelectorAll('option')].map((option) => option.textContent ?? '');
}

test('the format of posts is chosen among those that the server takes', async () => {
  expect(await offeredAt(['text/plain', 'text/markdown'])).toEqual(['Plain text', 'Markdown']);
});
