import { waitFor } from '@testing-library/dom';
import axe from 'axe-core';
import { expect } from 'vitest';

const DEMANDED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What cannot be seen without a layout; browser tests look at it. */
const needLayout = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** No rule of accessibility that can be read from the elements and their attributes is broken on the page. */
export async function expectAccessible(within: Element = document.body): Promise<void> {
  await waitFor(async () => expect(await findBroken(within)).toEqual([]));
}

async function findBroken(within: Element): Promise<string[]> {
  const { violations } = await axe.run(within, {
    runOnly: { type: 'tag', values: DEMANDED },
    rules: needLayout,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
