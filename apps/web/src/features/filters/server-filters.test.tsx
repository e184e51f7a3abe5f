import { act } from 'react';
import { expect, test } from 'vitest';
// The code of dialogs is there already: it is not what this test waits for.
import '../../ui/floating/floating-parts';
import { signedInToPleroma } from '../../testing/signed-in-to-pleroma';
import { until } from '../../testing/until';
import { ServerFilters } from './server-filters';

const LIST = '/api/v1/filters';

const filter = (id: string, phrase: string) => ({
  id,
  phrase,
  context: ['home'],
  irreversible: false,
  whole_word: true,
  expires_at: null,
});

test('who removes filters goes on with the next of them, the one before, and then with a new one', async () => {
  let kept = [filter('1', 'rain'), filter('2', 'sleet'), filter('3', 'snow')];
  const remover = (gone: string) => () => {
    kept = kept.filter(({ id }) => id !== gone);
    return {};
  };
  const { shown } = await signedInToPleroma({
    [`GET ${LIST}`]: () => kept,
    ...Object.fromEntries(kept.map(({ id }) => [`DELETE ${LIST}/${id}`, remover(id)])),
  });
  const { container } = await shown(<ServerFilters />);
  const rows = () => [...container.querySelectorAll('li')];
  const isAsking = () => document.querySelector('[role="alertdialog"]');
  const here = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await until(() => rows().length === 3);

  async function remove(word: string): Promise<void> {
    const count = rows().length;
    const button = container.querySelector<HTMLElement>(`[aria-label="Delete the filter ${word}"]`);
    await act(async () => {
      button?.focus();
      button?.click();
    });
    await until(() => isAsking() !== null);
    const yes = [...(isAsking()?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Delete',
    );
    await act(async () => {
      yes?.focus();
      yes?.click();
    });
    await until(() => rows().length === count - 1 && isAsking() === null);
  }

  await remove('sleet');
  await until(() => here() === 'Edit the filter snow');
  await remove('snow');
  await until(() => here() === 'Edit the filter rain');
  await remove('rain');
  await until(() => here() === 'New filter');
  expect(container.textContent).toContain('No filters yet.');
});
