import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import { TextField } from './text-field';

test('a field is described by its own line and by that of its form', async () => {
  const { container } = await show(
    <>
      <TextField label="Name" hint="As on the sign" aria-describedby="form-line" />
      <p id="form-line">Taken by somebody else</p>
    </>,
  );
  const ids = container.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on the sign',
    'Taken by somebody else',
  ]);
});
