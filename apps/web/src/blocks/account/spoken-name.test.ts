import { expect, test } from 'vitest';
import { fullNameOn, plainName } from './plain-name';

const wave = { shortcode: 'wave', url: 'https://nest.example/wave.png', staticUrl: '' };
const nameOf = (displayName: string) => plainName({ displayName, acct: 'wren@nest.example', emojis: [wave] });

test('a name is said without the codes of its emoji', () => {
  expect(nameOf(':wave: Wren :wave: of the :hedge:')).toBe('Wren of the :hedge:');
});

test('whose name is emoji alone is called by the handle', () => {
  expect(nameOf(':wave::wave:')).toBe('@wren@nest.example');
});

test('people of the server are named by its domain, wherever its pages are; others by their own [3.3.015]', () => {
  expect(fullNameOn('hollo.test', { acct: 'mira', fqn: 'mira@pages.example' })).toBe('mira@hollo.test');
  expect(fullNameOn('hollo.test', { acct: 'wren@far.example', fqn: 'wren@far.example' })).toBe(
    'wren@far.example',
  );
  expect(fullNameOn(null, { acct: 'mira', fqn: 'mira@pages.example' })).toBe('mira@pages.example');
});
