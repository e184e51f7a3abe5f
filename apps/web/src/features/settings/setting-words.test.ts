import { allSettings, type PlacedSetting } from '@linnet/domain/settings';
import { expect, test } from 'vitest';
import english from '../../locales/en.json';
import { shownGroups } from '../../blocks/find/shown-groups';
import { tabNames } from './window-tabs';

const settings: [string, PlacedSetting<unknown>][] = Object.entries(allSettings);
const has = (id: string) => Object.hasOwn(english, id);

/** Ids of the words that the form of a setting asks for, beside its label. */
function optionIds(key: string, { form }: PlacedSetting<unknown>): string[] {
  if (form.is === 'choice') return form.options.map((name) => `settings.${key}.${name}`);
  return form.is === 'flags' ? form.names.map((name) => `settings.kind.${name}`) : [];
}

const missingIn = (list: typeof settings): string[] =>
  list.flatMap(([key, setting]) => [`settings.${key}`, ...optionIds(key, setting)]).filter((id) => !has(id));

test('every setting has its label, and every option its words', () => {
  expect(missingIn(settings)).toEqual([]);
});

test('an option without words is found', () => {
  const { conversationDisplay } = allSettings;
  const form = { is: 'choice', options: ['linear', 'spiral'] } as const;
  expect(missingIn([['conversationDisplay', { ...conversationDisplay, form }]])).toEqual([
    'settings.conversationDisplay.spiral',
  ]);
});

test('every setting that the screen offers has a form that a control is made for', () => {
  const shown = new Set<string>(shownGroups.flatMap(({ keys }) => keys));
  const odd = settings.filter(
    ([key, { form, control }]) =>
      shown.has(key) && control.by === 'screen' && ['text', 'opaque'].includes(form.is),
  );
  expect(odd.map(([key]) => key)).toEqual([]);
  const offered = settings.filter(([, { control }]) =>
    [
      'screen',
      'font',
      'format',
      'language',
      'postLanguage',
      'palette',
      'keys',
      'places',
      'actions',
      'words',
      'alerts',
      'push',
    ].includes(control.by),
  );
  expect([...shown].sort()).toEqual(offered.map(([key]) => key).sort());
});

test('no words are left of a setting that is gone', () => {
  const known = new Set(settings.map(([key]) => key));
  const own = /^settings\.([a-z0-9]*[A-Z]\w*)(\.|$)/;
  const left = Object.keys(english).filter((id) => {
    const key = own.exec(id)?.[1];
    return key !== undefined && !known.has(key);
  });
  expect(left).toEqual([]);
  expect(Object.keys(tabNames).filter((tab) => !has(`settings.tab.${tab}`))).toEqual([]);
});
