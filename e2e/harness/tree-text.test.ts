import { expect, test } from 'vitest';
import { treeText } from './tree-text';

test('ids, dates and times are not in the text of a tree', () => {
  const lines = [
    '- link "Nov 26, 2026, 9:42 PM":',
    '  - /url: /notice/AbCdEf',
    '- link "a profile":',
    '  - /url: /users/$A1b2',
    '- text: Joined November 2026, 3 hours ago, on 127.0.0.1:4567',
    '- time: 5m',
    '- text: Yesterday 21:42, in May',
    '- link "Edit list":',
    '  - /url: /lists/new',
  ];
  expect(treeText(lines.join('\n')).split('\n')).toEqual([
    '- link "DATE":',
    '  - /url: /notice/ID',
    '- link "a profile":',
    '  - /url: /users/$ID',
    '- text: Joined DATE, TIME, on HOST',
    '- time: TIME',
    '- text: DAY CLOCK, in May',
    '- link "Edit list":',
    '  - /url: /lists/new',
    '',
  ]);
});

test('of each list the first two rows are kept, with all that is in them', () => {
  const list = (name: string): string[] => [
    `- list "${name}":`,
    ...['one', 'two', 'three', 'four'].flatMap((row) => [
      `  - 'article "${row}: so it is"':`,
      `    - text: ${row}`,
    ]),
  ];
  const kept = (name: string): string[] => list(name).slice(0, 5);
  expect(treeText([...list('a'), '- text: between', ...list('b')].join('\n'))).toBe(
    [...kept('a'), '- text: between', ...kept('b'), ''].join('\n'),
  );
});

test('the messages of two days make the same text as those of one', () => {
  const message = (words: string) => [`    - 'group "Bob: ${words}"':`, `      - text: Bob ${words}`];
  const day = (date: string) => ['    - paragraph:', `      - time: ${date}`];
  const log = ['- main:', '  - log "Messages":', ...day('November 19, 2026'), ...message('Good night.')];
  const oneDay = [...log, ...message('Good morning.')];
  const twoDays = [...log, ...day('November 20, 2026'), ...message('Good morning.')];
  expect(treeText(twoDays.join('\n'))).toBe(treeText(oneDay.join('\n')));
  expect(treeText(oneDay.join('\n'))).toContain('- time: DATE');
});
