import { waitFor } from '@testing-library/dom';
import axe from 'axe-core';
import { expect } from 'vitest';

const REQUIRED_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that need a layout; browser tests check them. */
const needLayout = { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } };

/** Expects that no accessibility rule that can be checked without a layout is violated. */
export async function expectAccessible(within: Element = document.body): Promise<void> {
  await waitFor(async () => expect(await brokenRulesIn(within)).toEqual([]));
}

async function brokenRulesIn(within: Element): Promise<string[]> {
  // Without styles, what is hidden by its attribute may count as shown.
  const context = { include: [within], exclude: ['[hidden]'] };
  const { violations } = await axe.run(context, {
    runOnly: { type: 'tag', values: REQUIRED_TAGS },
    rules: needLayout,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
