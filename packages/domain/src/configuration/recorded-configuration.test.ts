import type { ConfigValue } from '@linnet/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SettingEdit } from '../form-drafts/server-draft';
import { changesFor } from './config-changes';
import { isSameValue } from './config-value';
import type { Control } from './controls/control';
import { controlFor, controlsOf } from './controls/controls-of';
import { idOf, leavesOf, type DescribedSetting } from './described-settings';
import { everySetting } from './find-settings';
import { presentValue, readyEdits, type Rows, type SettingEdits } from './setting-edits';
import { recordedConfiguration } from './testing/recorded-configuration';
import { modelServer } from './testing/server-model';

const { sections, rows, changed } = recordedConfiguration();
const leaves = sections.flatMap(({ settings }) => settings.flatMap(leavesOf));

/** What the form would hold if somebody entered again all that it shows. */
function enteredAgain(all: Rows): SettingEdits {
  return Object.fromEntries(
    leaves.flatMap((setting) => {
      const value = presentValue(all, setting);
      const control = controlFor(controlsOf(setting), value);
      const form = control?.read(value);
      if (control === null || form === null || form === undefined) return [];
      return [[setting.id, { kind: 'value', control: control.name, form } satisfies SettingEdit]];
    }),
  );
}

test('the whole recorded configuration goes through the form, unedited, and nothing is sent', () => {
  expect(leaves.length).toBeGreaterThan(350);
  const edits = enteredAgain(rows);
  expect(Object.keys(edits).length).toBeGreaterThan(340);
  expect(changesFor(rows, readyEdits(rows, leaves, edits))).toEqual([]);
});

test('each recorded value is written back exactly as it was', () => {
  for (const all of [rows, ...changed.map((row) => [row])]) {
    for (const setting of leaves) {
      const value = presentValue(all, setting);
      const control = controlFor(controlsOf(setting), value);
      const form = control?.read(value);
      if (value === undefined || control === null || form === undefined || form === null) continue;
      expect([setting.id, control.write(form, value)]).toEqual([setting.id, { value }]);
    }
  }
});

test('what the form cannot show of the recording is little, and known', () => {
  const unshown = leaves.filter(
    (setting) => controlFor(controlsOf(setting), presentValue(rows, setting)) === null,
  );
  expect(unshown.map(({ id }) => id)).toEqual([
    ':pleroma :connections_pool :reclaim_multiplier',
    ':pleroma Pleroma.Search :module',
  ]);
});

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const wholeNumber = fc.integer({ min: -9, max: 99_999 }).map(String);
const rowsOf = (first: fc.Arbitrary<string>, second: fc.Arbitrary<string>) =>
  fc.uniqueArray(fc.tuple(first, second), { maxLength: 3, selector: ([key]) => key });

/** What somebody could enter. */
const entered: Readonly<Record<string, (control: Control) => fc.Arbitrary<SettingEdit>>> = Object.fromEntries(
  Object.entries({
    text: () => word,
    whole_number: () => wholeNumber,
    number: () => fc.integer({ min: 0, max: 999 }).map((each) => String(each / 8)),
    switch: () => fc.boolean(),
    atom: () => word.map((each) => `:${each}`),
    module: () => word.map((each) => `Pleroma.${each.toUpperCase()}`),
    choice: ({ options = [] }: Control) => (options.length === 0 ? word : fc.constantFrom(...options)),
    list: () => fc.array(word, { maxLength: 3 }),
    atoms: () =>
      fc.array(
        word.map((each) => `:${each}`),
        { maxLength: 3 },
      ),
    modules: () =>
      fc.array(
        word.map((each) => `Pleroma.${each.toUpperCase()}`),
        { maxLength: 3 },
      ),
    pairs: () =>
      rowsOf(
        word.map((each) => `:${each}`),
        wholeNumber,
      ),
    limits: () => fc.array(fc.tuple(fc.constant('1000'), fc.constant('9')), { maxLength: 2 }),
    json: () => fc.constantFrom('{"a": 1}', '[{":b": "c"}]', '[{"tuple": [":a", {":b": 1}]}]'),
    tuple: ({ size = 2 }: Control) =>
      fc.array(fc.constantFrom('1', '2'), { minLength: size, maxLength: size }),
  }).map(([name, forms]) => [
    name,
    (control: Control) =>
      forms(control).map((form): SettingEdit => ({ kind: 'value', control: control.name, form })),
  ]),
);

const none: SettingEdit = { kind: 'reset' };

const someEdit = fc.constantFrom(...leaves).chain((setting) => {
  const controls = controlsOf(setting);
  if (controls.length === 0) return fc.constant({ setting, edit: none });
  return fc.constantFrom(...controls).chain((control) =>
    (entered[control.name]?.(control) ?? fc.constant<SettingEdit>({ kind: 'reset' })).map((edit) => ({
      setting,
      edit,
    })),
  );
});

function ofId(id: string): DescribedSetting {
  const found = everySetting(sections).find((setting) => setting.id === id);
  if (found === undefined) throw new Error(`No setting is called ${id}.`);
  return found;
}

test('edits sent to a server that merges change exactly the edited settings', () => {
  fc.assert(
    fc.property(fc.array(fc.array(someEdit, { maxLength: 6 }), { maxLength: 3 }), (rounds) => {
      const server = modelServer(rows);
      for (const round of rounds) {
        const before = server.rows();
        const wished = round.filter(({ edit }) => edit.kind === 'value');
        const edits = Object.fromEntries(wished.map(({ setting, edit }) => [setting.id, edit]));
        const ready = readyEdits(before, leaves, edits);
        server.send(changesFor(before, ready));
        const after = server.rows();
        const sent = new Map(
          ready.flatMap((each) => (each.kind === 'value' ? [[idOf(each.setting), each.value] as const] : [])),
        );
        const wrong = leaves.filter((setting) => {
          const wish = sent.has(idOf(setting)) ? sent.get(idOf(setting)) : presentValue(before, setting);
          const is = presentValue(after, setting);
          return !isSameValue(is ?? null, wish ?? null) && !isFromFileAlone(setting, before, wish);
        });
        expect(wrong.map(({ id }) => [id, presentValue(after, ofId(id))])).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});

/** No server forgets an entry of a keyword list that stands in its file: it is merged again. */
function isFromFileAlone(setting: DescribedSetting, before: Rows, wish: ConfigValue | undefined): boolean {
  const standard = presentValue(rows, setting);
  const isList = Array.isArray(standard) && Array.isArray(wish) && standard.length > 0;
  return isList && !isSameValue(presentValue(before, setting), wish);
}

test('what a reset leaves is the default, and the rest of the row stays stored', () => {
  const server = modelServer(rows);
  const [name, limits, digits] = [
    ofId(':pleroma :instance :description'),
    ofId(':pleroma :instance :poll_limits'),
    ofId(':pleroma :instance :multi_factor_authentication :totp :digits'),
  ];
  const options = ofId(':pleroma :instance :poll_limits :max_options');
  const send = (edits: SettingEdits) => {
    const changes = changesFor(server.rows(), readyEdits(server.rows(), everySetting(sections), edits));
    server.send(changes);
    return changes;
  };
  const value = (control: string, form: string): SettingEdit => ({ kind: 'value', control, form });
  const first = send({
    [name.id]: value('text', 'Birds'),
    [options.id]: value('whole_number', '4'),
    [digits.id]: value('whole_number', '8'),
  });
  expect(first).toMatchObject([
    {
      group: ':pleroma',
      key: ':instance',
      value: [
        { tuple: [':description', 'Birds'] },
        // A map is sent whole, a keyword list only where it changes.
        { tuple: [':poll_limits', { ':max_options': 4, ':min_expiration': 0 }] },
        { tuple: [':multi_factor_authentication', [{ tuple: [':totp', [{ tuple: [':digits', 8] }]] }]] },
      ],
    },
  ]);
  const second = send({ [limits.id]: { kind: 'reset' } });
  expect(second).toEqual([{ group: ':pleroma', key: ':instance', delete: true, subkeys: [':poll_limits'] }]);
  expect(presentValue(server.rows(), options)).toEqual(presentValue(rows, options));
  expect(presentValue(server.rows(), name)).toBe('Birds');
  expect(presentValue(server.rows(), digits)).toBe(8);
});

test('an entry that is taken out of a keyword list is deleted first, since lists are merged', () => {
  const queues = leaves.find(({ id }) => id.endsWith(':headers') && id.includes('Invalidation'));
  if (queues === undefined) throw new Error('The recording has no such list.');
  const server = modelServer(rows);
  const send = (form: readonly (readonly string[])[]) => {
    const edits: SettingEdits = { [queues.id]: { kind: 'value', control: 'pairs', form } };
    const changes = changesFor(server.rows(), readyEdits(server.rows(), leaves, edits));
    server.send(changes);
    return changes;
  };
  send([
    [':a', 'one'],
    [':b', 'two'],
  ]);
  const changes = send([[':b', 'two']]);
  expect(changes).toHaveLength(2);
  expect(changes[0]).toMatchObject({ delete: true, subkeys: [':headers'] });
  expect(presentValue(server.rows(), queues)).toEqual([{ tuple: [':b', 'two'] }]);
});
