import { expect, test } from 'vitest';
import { fullNameOn } from './use-full-name';

test('people of the server are named by its domain, wherever its pages are; others by their own', () => {
  expect(fullNameOn('hollo.test', { acct: 'mira', fqn: 'mira@pages.example' })).toBe('mira@hollo.test');
  expect(fullNameOn('hollo.test', { acct: 'wren@far.example', fqn: 'wren@far.example' })).toBe(
    'wren@far.example',
  );
  expect(fullNameOn(null, { acct: 'mira', fqn: 'mira@pages.example' })).toBe('mira@pages.example');
});
