import { expect, test } from 'vitest';
import { spokenName } from './spoken-name';

const wave = { shortcode: 'wave', url: 'https://nest.example/wave.png', staticUrl: '' };
const nameOf = (displayName: string) =>
  spokenName({ displayName, acct: 'wren@nest.example', emojis: [wave] });

test('a name is said without the codes of its emoji', () => {
  expect(nameOf(':wave: Wren :wave: of the :hedge:')).toBe('Wren of the :hedge:');
});

test('whose name is emoji alone is called by the handle', () => {
  expect(nameOf(':wave::wave:')).toBe('@wren@nest.example');
});
