import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { FieldRows } from './field-rows';

function Rows() {
  const [fields, setFields] = useState([
    { name: 'Home', value: 'The hedge' },
    { name: 'Food', value: 'Crumbs' },
  ]);
  return (
    <FieldRows fields={fields} problems={new Map()} maxCount={4} onChange={(next) => setFields([...next])} />
  );
}

test('who removes the last of the fields by a key goes on in the one before it', async () => {
  const { container } = await show(
    <ClientProvider value={testClient()}>
      <Rows />
    </ClientProvider>,
  );
  const rows = () => [...container.querySelectorAll('li')];
  const remove = [...(rows()[1]?.querySelectorAll('button') ?? [])].at(-1);
  await act(async () => remove?.focus());
  await act(async () => remove?.click());
  expect(rows()).toHaveLength(1);
  expect(rows()[0]?.contains(document.activeElement)).toBe(true);
});
