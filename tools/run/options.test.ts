import { expect, test } from 'vitest';
import { readOptions, readPort, readServer, UsageError } from './options';

const rows = [
  { name: 'port', kind: 'value' },
  { name: 'reset', kind: 'flag' },
];

test('reads words and flags', () => {
  const options = readOptions(['--port', '9000', '--reset'], rows);
  expect(options.value('port')).toBe('9000');
  expect(options.has('reset')).toBe(true);
  expect(readOptions([], rows).has('reset')).toBe(false);
  expect(readOptions([], rows).value('port')).toBeUndefined();
});

test('names the option it does not know', () => {
  expect(() => readOptions(['--prot', '1'], rows)).toThrow(UsageError);
  expect(() => readOptions(['--prot', '1'], rows)).toThrow(/--prot/);
  expect(() => readOptions(['9000'], rows)).toThrow(/9000/);
  expect(() => readOptions(['--port'], rows)).toThrow(/port/);
});

test('takes only a port that can be', () => {
  expect(readPort(undefined, 8080)).toBe(8080);
  expect(readPort('0', 8080)).toBe(0);
  expect(readPort('65535', 8080)).toBe(65_535);
  for (const word of ['65536', '-1', '80a', '', '1.5'])
    expect(() => readPort(word, 8080)).toThrow(UsageError);
});

test('takes a server by name or address, and nothing more than a server', () => {
  expect(readServer('social.example').origin).toBe('https://social.example');
  expect(readServer('http://127.0.0.1:4000').origin).toBe('http://127.0.0.1:4000');
  expect(readServer('localhost:4000').origin).toBe('https://localhost:4000');
  for (const word of ['https://a.example/sub', 'ftp://a.example', 'https://me:pw@a.example', 'https://']) {
    expect(() => readServer(word)).toThrow(UsageError);
  }
});
