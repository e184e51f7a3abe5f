import { wholeView } from '@linnet/domain/feeds';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { show } from '../../../testing/show';
import { testClient } from '../../../testing/test-client';
import { FilterChoices } from './filter-choices';

test('a choice of replies that the browser has no room for is told of, and holds on this page', async () => {
  const client = testClient({ hasRoom: () => false });
  const { place } = await show(
    <ClientProvider value={client}>
      <FilterChoices filters={['replies']} view={wholeView} onChange={() => {}} />
    </ClientProvider>,
  );
  const choices = [...place.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  await act(async () => choices[1]?.click());
  expect(client.settings.get('replyVisibility')).toBe('following');
  expect(client.notices.list.get().map(({ key }) => key)).toEqual(['errors.storage_full']);
});
