import { navigationSettings } from '@linnet/domain/settings';
import { act } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { ClientProvider } from './client-provider';
import { useListedSetting } from './use-listed-setting';

function Fold() {
  const { value, write } = useListedSetting('collapseNav', navigationSettings.collapseNav);
  return (
    <button type="button" aria-pressed={value} onClick={() => write(!value)}>
      fold
    </button>
  );
}

test.each([
  [true, []],
  [false, ['errors.storage_full']],
])('a choice holds, and where storage had room for it is %s the person is told %j', async (hasRoom, told) => {
  const client = testClient({ hasRoom: () => hasRoom });
  const { container } = await show(
    <ClientProvider value={client}>
      <Fold />
    </ClientProvider>,
  );
  const button = container.querySelector('button');
  await act(async () => button?.click());
  expect(button?.getAttribute('aria-pressed')).toBe('true');
  expect(client.notices.list.get().map(({ key }) => key)).toEqual(told);
});
