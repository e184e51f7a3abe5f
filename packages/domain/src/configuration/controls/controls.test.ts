import type { ConfigType, ConfigValue } from '@linnet/api';
import { expect, test } from 'vitest';
import type { FormValue } from '../../form-drafts/server-draft';
import type { DescribedSetting } from '../described-settings';
import { controlFor, controlsOf } from './controls-of';

const settingOf = (
  type: ConfigType,
  suggestions: readonly ConfigValue[] = [],
  key = ':x',
): DescribedSetting => ({
  id: 'x',
  group: ':pleroma',
  key: ':row',
  path: [key],
  label: 'X',
  hint: null,
  type,
  suggestions,
  onlyWith: null,
  isInMap: false,
  children: [],
});

const pair = (...elements: ConfigValue[]): ConfigValue => ({ tuple: elements });

interface Row {
  readonly type: ConfigType;
  readonly suggestions?: readonly ConfigValue[];
  readonly value: ConfigValue;
  readonly shown: FormValue;
  readonly name: string;
}

const limits: ConfigType = ['tuple', ['list', 'tuple']];

const rows: readonly Row[] = [
  { type: 'string', value: 'The Hedge', shown: 'The Hedge', name: 'text' },
  { type: 'string', value: '~r/spam{2,}/i', shown: '~r/spam{2,}/i', name: 'text' },
  { type: ['string', 'image'], value: '/favicon.png', shown: '/favicon.png', name: 'text' },
  { type: 'integer', value: 5000, shown: '5000', name: 'whole_number' },
  { type: 'float', value: 0.01, shown: '0.01', name: 'number' },
  { type: 'boolean', value: true, shown: true, name: 'switch' },
  { type: 'atom', value: ':pleroma_fox_tan', shown: ':pleroma_fox_tan', name: 'atom' },
  { type: 'module', value: 'Pleroma.Upload', shown: 'Pleroma.Upload', name: 'module' },
  {
    type: ['dropdown', 'atom'],
    suggestions: [':all', 'false'],
    value: ':all',
    shown: ':all',
    name: 'choice',
  },
  {
    type: ['dropdown', 'atom'],
    suggestions: [':all', 'false'],
    value: false,
    shown: 'false',
    name: 'choice',
  },
  {
    type: ['dropdown', 'atom'],
    suggestions: ['text/plain'],
    value: 'text/plain',
    shown: 'text/plain',
    name: 'choice',
  },
  {
    type: 'tuple',
    suggestions: [[0, 0, 0, 0]],
    value: pair(127, 0, 0, 1),
    shown: ['127', '0', '0', '1'],
    name: 'tuple',
  },
  { type: ['list', 'string'], value: ['https', '~r/x/'], shown: ['https', '~r/x/'], name: 'list' },
  { type: ['list', 'atom'], value: [':delist'], shown: [':delist'], name: 'atoms' },
  {
    type: ['list', 'module'],
    value: ['Pleroma.Upload.Filter.Dedupe'],
    shown: ['Pleroma.Upload.Filter.Dedupe'],
    name: 'modules',
  },
  {
    type: ['list', 'tuple'],
    value: [pair('far.example', 'why')],
    shown: [['far.example', 'why']],
    name: 'pairs',
  },
  {
    type: ['list', 'tuple'],
    value: [pair('0 0 * * *', 'Pleroma.Workers.Cron.Digest')],
    shown: [['0 0 * * *', 'Pleroma.Workers.Cron.Digest']],
    name: 'pairs',
  },
  { type: ['keyword', 'integer'], value: [pair(':slow', 5)], shown: [[':slow', '5']], name: 'pairs' },
  {
    type: ['keyword', 'string'],
    value: [pair('x-refresh', '1')],
    shown: [['x-refresh', '1']],
    name: 'pairs',
  },
  { type: limits, value: pair(1000, 10), shown: [['1000', '10']], name: 'limits' },
  { type: limits, value: [pair(1000, 10)], shown: [['1000', '10']], name: 'limits' },
  {
    type: limits,
    value: [pair(1000, 10), pair(1000, 30)],
    shown: [
      ['1000', '10'],
      ['1000', '30'],
    ],
    name: 'limits',
  },
  {
    type: ['list', 'map'],
    value: [{ ':src': '/x' }],
    shown: '[\n  {\n    ":src": "/x"\n  }\n]',
    name: 'json',
  },
  { type: 'map', value: { a: 1 }, shown: '{\n  "a": 1\n}', name: 'json' },
  { type: 'keyword', value: [], shown: '[]', name: 'json' },
  { type: ['string', 'boolean'], value: false, shown: false, name: 'switch' },
  { type: ['string', 'boolean'], value: 'ugc', shown: 'ugc', name: 'text' },
  { type: ['integer', 'boolean'], value: 15, shown: '15', name: 'whole_number' },
  { type: ['string', 'atom'], value: ':default', shown: ':default', name: 'atom' },
  { type: ['string', 'tuple'], value: pair('localhost', 9020), shown: ['localhost', '9020'], name: 'tuple' },
  { type: ['module', ['list', 'module']], value: ['Pleroma.X'], shown: ['Pleroma.X'], name: 'modules' },
  {
    type: ['string', ['list', 'string'], ['list', 'tuple']],
    value: [pair('implode', '1')],
    shown: [['implode', '1']],
    name: 'pairs',
  },
];

test.each(rows)(
  '$type shows $value and writes it back as it was',
  ({ type, suggestions, value, shown, name }) => {
    const control = controlFor(controlsOf(settingOf(type, suggestions)), value);
    expect(control?.name).toBe(name);
    expect(control?.read(value)).toEqual(shown);
    expect(control?.write(shown, value)).toEqual({ value });
  },
);

test('what is not set is shown empty and is still not set when nothing is entered', () => {
  const types: ConfigType[] = [
    'string',
    'integer',
    'boolean',
    'atom',
    'tuple',
    ['list', 'string'],
    ['list', 'tuple'],
    limits,
    'map',
  ];
  for (const type of types) {
    const [control] = controlsOf(settingOf(type));
    const shown = control?.read(null);
    expect(control?.write(shown ?? '', null)).toEqual({ value: null });
  }
});

const problems: readonly (readonly [ConfigType, FormValue, string])[] = [
  ['integer', '12a', 'whole_number'],
  ['integer', '1.5', 'whole_number'],
  ['float', 'much', 'number'],
  ['string', ':x', 'colon'],
  ['string', 'Pleroma.Nothing', 'module'],
  ['string', '~r/half', 'expression'],
  ['atom', 'two words', 'atom'],
  ['module', 'lower', 'module'],
  [['list', 'string'], ['https', ' '], 'empty_row'],
  [['list', 'string'], [':x'], 'colon'],
  [['list', 'tuple'], [['', 'why']], 'empty_row'],
  [
    ['keyword', 'integer'],
    [
      [':a', '1'],
      [':a', '2'],
    ],
    'repeated',
  ],
  [limits, [['1000', 'x']], 'whole_number'],
  ['map', '{', 'json'],
  ['map', '[]', 'json'],
  [['list', 'map'], '[1]', 'json'],
];

test.each(problems)('%j: %j is not sent', (type, form, problem) => {
  const [control] = controlsOf(settingOf(type));
  expect(control?.write(form, 'before')).toEqual({ problem });
});

test('an atom may be entered without its colon, and a tuple keeps the types of its elements', () => {
  expect(controlsOf(settingOf('atom'))[0]?.write('always', ':never')).toEqual({ value: ':always' });
  const [proxy] = controlsOf(settingOf('tuple', [[':socks5', 'localhost', 3090]]));
  expect(proxy?.write([':socks4', 'far.example', '9'], undefined)).toEqual({
    value: pair(':socks4', 'far.example', 9),
  });
});

test('values that no control of the type can show are left to themselves', () => {
  const shownBy = (type: ConfigType, value: ConfigValue) => controlFor(controlsOf(settingOf(type)), value);
  expect(shownBy('string', 4999)).toBeNull();
  expect(shownBy('integer', '4999')).toBeNull();
  expect(shownBy('integer', 0.1)).toBeNull();
  expect(shownBy(['list', 'tuple'], ['far.example'])).toBeNull();
  expect(shownBy(['keyword', 'integer'], [pair(':a', [pair(':limit', 1)])])).toBeNull();
  expect(shownBy('a type of tomorrow', 1)).toBeNull();
});

test('passwords and keys are secrets, names that only sound like them are none', () => {
  const isSecret = (key: string) => controlsOf(settingOf('string', [], key))[0]?.isSecret;
  expect(
    [':password', ':api_key', ':secret_access_key', ':admin_token', ':private_key'].map(isSecret),
  ).toEqual(Array.from({ length: 5 }, () => true));
  expect([':public_key', ':access_key_id', ':name'].map(isSecret)).toEqual([false, false, false]);
});
