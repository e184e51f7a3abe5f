import { expect, test } from 'vitest';
import { chooseTheme } from './choose-theme';

const nothing = { own: null, instanceTheme: null, systemScheme: 'dark' } as const;

test('follows the system when nobody chose', () => {
  expect(chooseTheme(nothing)).toBe('linnet-dark');
  expect(chooseTheme({ ...nothing, systemScheme: 'light' })).toBe('linnet-light');
  expect(chooseTheme({ own: undefined, instanceTheme: undefined, systemScheme: 'light' })).toBe(
    'linnet-light',
  );
});

test("the instance's theme goes before the system's", () => {
  expect(chooseTheme({ ...nothing, instanceTheme: 'linnet-light' })).toBe('linnet-light');
});

test("the person's choice goes before the instance's", () => {
  expect(chooseTheme({ ...nothing, own: 'amber', instanceTheme: 'linnet-light' })).toBe('amber');
});

test('who wants the system followed does so over what the instance names', () => {
  const wish = { ...nothing, own: 'system', instanceTheme: 'amber' };
  expect(chooseTheme(wish)).toBe('linnet-dark');
  expect(chooseTheme({ ...wish, systemScheme: 'light' })).toBe('linnet-light');
});

test('the stock theme of every server is not a choice of this one', () => {
  const known = ['linnet-dark', 'linnet-light', 'pleroma-dark'];
  const stock = { ...nothing, instanceTheme: 'pleroma-dark', systemScheme: 'light', known } as const;
  expect(chooseTheme(stock)).toBe('linnet-light');
  expect(chooseTheme({ ...stock, own: 'pleroma-dark' })).toBe('pleroma-dark');
});

test('a theme that is not there counts as no choice', () => {
  expect(chooseTheme({ ...nothing, own: 'gone', instanceTheme: 'amber' })).toBe('amber');
  expect(chooseTheme({ ...nothing, own: 'gone', instanceTheme: 'redmond-xx', systemScheme: 'light' })).toBe(
    'linnet-light',
  );
  expect(chooseTheme({ ...nothing, own: '__proto__' })).toBe('linnet-dark');
});

test('a palette of the person can be chosen when it is known', () => {
  expect(chooseTheme({ ...nothing, own: 'mine', known: ['mine'] })).toBe('mine');
});
