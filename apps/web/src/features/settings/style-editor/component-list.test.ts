import { themedComponents } from '@linnet/theme';
import { expect, test } from 'vitest';
import { componentGroups, containers, looksOf } from './component-list';

test('each component of the model is offered once', () => {
  expect(Object.values(componentGroups).flat().toSorted()).toEqual(Object.keys(themedComponents).toSorted());
  for (const name of containers) expect(themedComponents[name]?.virtual).toBeUndefined();
});

test('a component is shown as it is, and in each variant and state', () => {
  const names = looksOf({ component: 'ChatMessage', states: [] }).map(({ variant }) => variant);
  expect(names).toEqual([undefined, 'outgoing']);
  expect(looksOf({ component: 'MenuItem', states: ['hover'], inside: 'Popover' })).toEqual(
    [[], ['active'], ['hover'], ['disabled']].map((states) => ({
      component: 'MenuItem',
      states,
      inside: 'Popover',
    })),
  );
});
