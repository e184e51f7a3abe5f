import Star from 'lucide-react/icons/star';
import { expect, test } from 'vitest';
import type { Command } from './command';
import { rankCommands } from './rank-commands';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'screens',
  label,
  icon: Star,
  run: () => {},
  ...more,
});

const ranked = (commands: readonly Command[], query: string) =>
  rankCommands(commands, query, 10).map(({ label }) => label);

test('what begins so comes before what has it in a later word, and that before what has it within', () => {
  const commands = ['Unsettled', 'Open the settings', 'Settings of lists', 'Settings'].map((label) =>
    command(label),
  );
  expect(ranked(commands, 'sett')).toEqual([
    'Settings',
    'Settings of lists',
    'Open the settings',
    'Unsettled',
  ]);
});

test('every word has to be found, in the label or beside it, in any order', () => {
  const commands = [command('Text size', { detail: 'Appearance' }), command('Text colour')];
  expect(ranked(commands, 'size text')).toEqual(['Text size']);
  expect(ranked(commands, 'appear text')).toEqual(['Text size']);
  expect(ranked(commands, 'text weather')).toEqual([]);
});

test('other words for it are searched too, after its own', () => {
  const commands = [command('Mark media', { words: 'mute sensitive' }), command('Mute conversation')];
  expect(ranked(commands, 'mute')).toEqual(['Mute conversation', 'Mark media']);
});

test('letters in their order find it when nothing nearer does', () => {
  const commands = [command('Known network'), command('Knit hat')];
  expect(ranked(commands, 'kntw')).toEqual(['Known network']);
  expect(ranked(commands, 'wonk')).toEqual([]);
  expect(ranked([command('Save drafts while writing'), command('Unsettled')], 'sett')).toEqual(['Unsettled']);
});

test('neither case nor accents matter, and signs mean themselves', () => {
  expect(ranked([command('Éditer')], 'EDI')).toEqual(['Éditer']);
  expect(ranked([command('plain')], '.*')).toEqual([]);
  expect(ranked([command('a (b) c')], '(b')).toEqual(['a (b) c']);
});

test('nothing typed ranks nothing, and no more come than are wanted', () => {
  const commands = Array.from({ length: 40 }, (_, place) => command(`Thing ${place}`));
  expect(ranked(commands, '  ')).toEqual([]);
  expect(ranked(commands, 'thing')).toHaveLength(10);
});
