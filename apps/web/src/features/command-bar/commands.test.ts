import type { Account } from '@linnet/api';
import Star from 'lucide-react/icons/star';
import { expect, test, vi } from 'vitest';
import { readSynonyms } from '../../blocks/find/search-distance';
import { type Command, createRanking } from './commands';

const alike = readSynonyms('new post, compose, write; dark mode, palette');

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'screens',
  label,
  icon: Star,
  run: () => {},
  ...more,
});

const toggle = (label: string, run = () => {}, visit = () => {}): Command =>
  command(label, { group: 'settings', isOn: true, run, visit });

/** Only what the ranking looks at. */
const person = (displayName: string, acct: string): Command =>
  command(displayName, {
    group: 'people',
    detail: `@${acct}`,
    account: { displayName, acct, username: acct.split('@')[0] } as Account,
  });

function ranked(commands: readonly Command[], query: string): readonly string[] {
  const { matches, guesses } = createRanking(commands, alike)(query, [], 10);
  return [...matches, ...guesses].map(({ label }) => label);
}

test('every word has to be found, in the label or beside it, in any order', () => {
  const commands = [command('Text size', { detail: 'Appearance' }), command('Text colour')];
  expect(ranked(commands, 'size text')).toEqual(['Text size']);
  expect(ranked(commands, 'appear text')).toEqual(['Text size']);
  expect(ranked(commands, 'text weather')).toEqual([]);
});

test('other words for it are searched too, after its own', () => {
  const commands = [command('Mark media', { keywords: 'mute sensitive' }), command('Mute conversation')];
  expect(ranked(commands, 'mute')).toEqual(['Mute conversation', 'Mark media']);
});

test('people stand before settings, by their name and by their handle', () => {
  const commands = [
    toggle('Bob the header up and down'),
    toggle('Blocking somebody'),
    person('Robert', 'bob@far.example'),
    person('Bobby', 'b2'),
  ];
  expect(ranked(commands, 'bob')).toEqual(['Robert', 'Bobby', 'Bob the header up and down']);
  expect(ranked(commands, 'bob@far')).toEqual(['Robert']);
});

test('letters in their order, and words with a typo, count only when nothing nearer does, and are told apart', () => {
  const commands = [command('Known network'), command('Knit hat')];
  expect(ranked(commands, 'kntw')).toEqual(['Known network']);
  expect(ranked(commands, 'wonk')).toEqual([]);
  expect(createRanking(commands, alike)('kntw', [], 10).matches).toEqual([]);
  expect(createRanking(commands, alike)('netwrok', [], 10).guesses).toHaveLength(1);
  expect(ranked([command('Save drafts while writing'), command('Unsettled')], 'sett')).toEqual(['Unsettled']);
});

test.each(['bob', 'blokcing', 'palette', 'locking'])(
  'a setting that was not found by its name is not switched over but led to: %s',
  (query) => {
    const run = vi.fn<() => void>();
    const visit = vi.fn<() => void>();
    const commands = [toggle('Blocking somebody', run, visit), toggle('Use dark mode', run, visit)];
    const { matches, guesses } = createRanking(commands, alike)(query, [], 10);
    const [first] = [...matches, ...guesses];
    expect(first?.isOn).toBeUndefined();
    first?.run();
    expect([run.mock.calls.length, visit.mock.calls.length]).toEqual([0, 1]);
  },
);

test('a setting that was found by its name is switched over', () => {
  const run = vi.fn<() => void>();
  const { matches } = createRanking([toggle('Blocking somebody', run)], alike)('block', [], 10);
  matches[0]?.run();
  expect(run).toHaveBeenCalledOnce();
});

test('another word for the whole of it comes before what only begins so', () => {
  const commands = [command('Composing', { group: 'settings' }), command('New post', { group: 'general' })];
  expect(ranked(commands, 'compose')).toEqual(['New post']);
  expect(ranked([...commands, command('Compose later')], 'compose')).toEqual(['New post', 'Compose later']);
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
