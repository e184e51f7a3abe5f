import { describe, expect, test } from 'vitest';
import { printSelector } from '../model/selectors';
import type { Style, ThemeReading } from '../model/style';
import { clockworkStyle, harbourFogTheme, nightTrainTheme } from '../testing/sample-themes';
import { readIss } from './read-iss';
import { readTheme2 } from './read-theme2';
import { SlotResolver } from './resolve-slots';
import { slotRecipes } from './slot-recipes';
import { type SlotName, isSlotName, layerBelow, slotTable } from './slots';
import { basicSlots, slotPlaces } from './theme2-places';
import { slotsWithoutRules, writeTheme2 } from './write-theme2';

const plain = { bg: '#101010', fg: '#303030', text: '#ffffff', link: '#44aaff' };

function styleOf(reading: ThemeReading): Style {
  if (reading.state === 'invalid') throw new Error(JSON.stringify(reading.problems));
  return reading.style;
}

/** The last value of each directive at each selector. */
function directivesOf({ rules }: Style): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rules.flatMap(({ selector, directives }) =>
      Object.entries(directives).map(([name, text]) => [`${printSelector(selector)} ${name}`, text]),
    ),
  );
}

const read = (source: object) => directivesOf(styleOf(readTheme2({ themeEngineVersion: 3, ...source })));

describe('the table of slots', () => {
  test('has the 131, each made of others in it', () => {
    const recipes = slotRecipes();
    expect(Object.keys(recipes)).toHaveLength(131);
    const layers = new Set(Object.values(recipes).flatMap(({ layer }) => layer ?? []));
    const isLayer = (name: string) =>
      isSlotName(name) || Object.hasOwn(layerBelow, name) || name === 'badge' || name === 'profileTint';
    expect([...layers].filter((name) => !isLayer(name))).toEqual([]);
    expect(Object.keys(slotPlaces).filter((name) => !isSlotName(name))).toEqual([]);
  });

  test('resolves all of them from five colours, without a failure', () => {
    const failures: string[] = [];
    const colours = new Map(
      Object.entries({ bg: 0x10, fg: 0x30, text: 0xee, accent: 0x99 }).map(([name, level]) => [
        name as SlotName,
        { kind: 'colour', colour: { red: level, green: level, blue: level } } as const,
      ]),
    );
    const resolver = new SlotResolver({ colours, opacity: new Map() }, (slot) => failures.push(slot));
    for (const slot of Object.keys(slotTable) as SlotName[]) resolver.get(slot);
    expect(failures).toEqual([]);
    expect(resolver.get('link')).toEqual(resolver.get('accent'));
    // Lighter on a dark background, and with the opacity of what they are made of.
    expect(resolver.get('highlight').colour.red).toBeCloseTo(0x10 + 0.05 * 255);
    expect(resolver.get('btnToggled').colour.red).toBeCloseTo(0x30 + 0.2 * 255);
    expect(resolver.get('poll').colour.red).toBeCloseTo(0.4 * 0x99 + 0.6 * 0x10);
    expect(resolver.get('icon').colour.red).toBeCloseTo((0x10 + 0xee) / 2);
    expect(resolver.get('alertPopupError').alpha).toBe(0.95);
    expect(resolver.get('faint').alpha).toBe(0.5);
    expect(resolver.get('lightText').colour.red).toBe(255);
    expect(resolver.get('badgeNotificationText').colour).toEqual({ red: 0, green: 0, blue: 0 });
  });

  test('takes its steps in the other direction over what is light', () => {
    const grey = (level: number) =>
      ({ kind: 'colour', colour: { red: level, green: level, blue: level } }) as const;
    const colours = new Map<SlotName, ReturnType<typeof grey>>([
      ['bg', grey(0xf0)],
      ['fg', grey(0xd0)],
      ['text', grey(0x40)],
      ['link', grey(0x20)],
    ]);
    const resolver = new SlotResolver({ colours, opacity: new Map() }, () => undefined);
    expect(resolver.get('highlight').colour.red).toBeCloseTo(0xf0 - 0.05 * 255);
    expect(resolver.get('btnToggled').colour.red).toBeCloseTo(0xd0 - 0.2 * 255);
    expect(resolver.get('lightText').colour.red).toBeCloseTo(0x40 - 0.2 * 255);
  });
});

describe('a theme of the second generation', () => {
  test('becomes variables, and rules for what it sets and what is made of that', () => {
    const rules = read({ colors: { ...plain, btn: '#204060', fgText: '#abcdef' } });
    expect(rules).toMatchObject({
      'Root --bg': 'color | #101010',
      'Root --accent': 'color | #44aaff',
      'Root --cGreen': 'color | #00ff00',
      'Button background': '#204060',
      'Tab background': '#204060',
      'Button:pressed background': '#204060',
      'TopBar Text textColor': '#abcdef',
    });
    expect(
      Object.keys(rules).filter((key) => /^(?:Input|Chat|Alert)\b.* (?:background|textColor)/.test(key)),
    ).toEqual([]);
  });

  test('may be transparent, and refer to other slots with a step', () => {
    const rules = read({ colors: { ...plain, btn: '--accent,-10', panel: 'transparent', topBar: '--btn' } });
    expect(rules['Button background']).toBe('#1193ff');
    expect(rules['TopBar background']).toBe('#1193ff');
    // The colour of what is beneath: the background, over a little of the black underlay.
    expect(rules).toMatchObject({ 'PanelHeader background': '#101010', 'PanelHeader opacity': '0' });
  });

  test('has the usual opacities and radii where it sets none', () => {
    const rules = read({ colors: plain, radii: { panel: '7' }, opacity: { input: '0.25' } });
    expect(rules).toMatchObject({
      'Alert opacity': '0.5',
      'Popover Alert opacity': '0.95',
      'Underlay opacity': '0.15',
      'UserCard opacity': '0.5',
      'Text:faint textOpacity': '0.5',
      'Input opacity': '0.25',
      'Button roundness': '4',
      'Input roundness': '4',
      'Input.checkbox roundness': '2',
      'Panel roundness': '7',
      'ChatMessage roundness': '7',
      'Avatar roundness': '5',
      'Avatar.compact roundness': '50',
      'Popover roundness': '2',
      'Attachment roundness': '5',
    });
  });

  test('has the corners and opacities of the format where it says nothing [3.9.016, 3.9.017]', () => {
    expect(read({ colors: plain })).toMatchObject({
      'Button roundness': '4',
      'Input roundness': '4',
      'Input.checkbox roundness': '2',
      'Panel roundness': '10',
      'Avatar roundness': '5',
      'Avatar.compact roundness': '50',
      'Popover roundness': '2',
      'Attachment roundness': '5',
      'UserCard opacity': '0.5',
      'Alert opacity': '0.5',
      'Input opacity': '0.5',
      'Text:faint textOpacity': '0.5',
      'Underlay opacity': '0.15',
      'Popover Alert opacity': '0.95',
    });
  });

  test('from before the third engine has other names, and shadows with the opacity of their colour', () => {
    const rules = directivesOf(styleOf(readTheme2(harbourFogTheme)));
    expect(rules).toMatchObject({
      'Post:selected background': '#dfe7ec',
      'Button Text textColor': '#10202c',
      'PanelHeader Button Text textColor': '#10202c',
      'TopBar Button Text textColor': '#10202c',
      'TopBar background': '#b9cbd6',
      'Border textColor': '#aabcc7',
      'Input opacity': '0',
      'Panel shadow': '1 1 4 0 #e9eef2 / 0.9',
      'Button shadow': '0 0 2 0 #000000 / 1',
      'Input shadow': 'none',
      'Button roundness': '3',
      'Panel roundness': '8',
      'Avatar.compact roundness': '25',
      'Root --font': 'generic | Verdana',
      'RichContent --font': 'generic | Georgia',
    });
  });

  test('of the third engine knows no old names', () => {
    const old = { ...plain, lightBg: '#222222', btnText: '#333333' };
    const reading = readTheme2({ themeEngineVersion: 3, colors: old });
    expect(reading).toMatchObject({ notes: [{ key: 'colors.lightBg', what: 'unknownName' }] });
    expect(directivesOf(styleOf(readTheme2({ colors: old })))['Post:selected background']).toBe('#222222');
  });

  test('is what its author set if that is for the third engine, otherwise what was computed of it', () => {
    const one = { ...plain, bg: '#111111' };
    const theme = { colors: { ...plain, bg: '#222222' } };
    const bgOf = (file: object) => directivesOf(styleOf(readTheme2(file)))['Root --bg'];
    const version = { _pleroma_theme_version: 9, name: 'Both' };
    expect(bgOf({ ...version, source: { themeEngineVersion: 3, colors: one }, theme })).toBe(
      'color | #111111',
    );
    expect(bgOf({ ...version, source: { themeEngineVersion: 2, colors: one }, theme })).toBe(
      'color | #222222',
    );
    expect(bgOf({ ...version, source: { colors: one }, theme })).toBe('color | #222222');
    expect(bgOf({ ...version, source: { colors: one } })).toBe('color | #111111');
    expect(bgOf(theme)).toBe('color | #222222');
    expect(bgOf(one)).toBe('color | #111111');
  });

  test('is refused when its basic colours are not there, and says which', () => {
    expect(
      readTheme2({ _pleroma_theme_version: '2', theme: { colors: { bg: 'blue', text: '#fff' } } }),
    ).toEqual({
      state: 'invalid',
      problems: [
        { key: '_pleroma_theme_version', what: 'unknownVersion' },
        { key: 'bg', what: 'missing' },
        { key: 'fg', what: 'missing' },
        { key: 'link', what: 'missing' },
        { key: 'colors.bg', what: 'notAColour' },
      ],
    });
  });

  test('may refer to itself: that is magenta, and noted', () => {
    const reading = readTheme2({ themeEngineVersion: 3, colors: { ...plain, btn: '--tab', tab: '--btn' } });
    expect(reading).toMatchObject({ state: 'read', notes: [{ what: 'goesInCircles' }] });
    expect(directivesOf(styleOf(reading))['Tab background']).toBe('#ff00ff');
  });

  test('at full breadth is read without a note, every slot with a place in its place', () => {
    const reading = readTheme2(nightTrainTheme);
    expect(reading).toMatchObject({ state: 'read', notes: [] });
    const { rules } = styleOf(reading);
    const selectors = new Set(rules.map(({ selector }) => printSelector(selector)));
    const places = Object.values(slotPlaces).flatMap((place) => place.split(', '));
    expect(places.filter((place) => !selectors.has(place))).toEqual([]);
  });
});

describe('a file of the second generation', () => {
  test('that was read is written as it was', () => {
    for (const file of [nightTrainTheme, harbourFogTheme]) {
      expect(writeTheme2(styleOf(readTheme2(file)))).toEqual({ json: file, lost: [] });
    }
  });

  test('of rules that have changed gives the same rules again', () => {
    const style = styleOf(readTheme2(nightTrainTheme));
    const { json, lost } = writeTheme2({ ...style, meta: { name: 'Day train' } });
    expect(json).toMatchObject({
      _pleroma_theme_version: 2,
      name: 'Day train',
      source: { themeEngineVersion: 3 },
    });
    expect(lost).toEqual([]);
    const again = directivesOf(styleOf(readTheme2(json)));
    const same = directivesOf(style);
    expect(Object.entries(same).filter(([key, text]) => again[key] !== text)).toEqual([]);
  });

  test('of a style says what is lost in it', () => {
    const style = styleOf(readIss(clockworkStyle));
    const { json, lost } = writeTheme2(style);
    expect(styleOf(readTheme2(json)).meta.name).toBe('Clockwork');
    expect(directivesOf(styleOf(readTheme2(json)))).toMatchObject({
      'Root --bg': 'color | #2b2118',
      'Popover opacity': '0.95',
      'RichContent --font': 'generic | serif',
    });
    expect(lost).toContain('Button:focused shadow');
    expect(lost).toContain('Panel background');
    expect(lost).not.toContain('Panel roundness');
    expect(lost).toEqual(
      expect.arrayContaining([
        '@meta author',
        '@meta license',
        '@meta website',
        '@palette.Brass border',
        '@palette.Polished Steel',
      ]),
    );
    expect(lost).not.toContain('@meta name');
  });

  test('has a place for each slot that rules have, and none for those that only give colours to others', () => {
    const without = Object.keys(slotTable).filter(
      (slot) => !Object.hasOwn(slotPlaces, slot) && !basicSlots.some((basic) => basic === slot),
    );
    const noPlace = [
      'profileBg',
      'highlightLightText',
      'highlightPostLink',
      'highlightPostFaintLink',
      'popoverLightText',
      'selectedPostLightText',
      'selectedMenuLightText',
      'selectedMenuPopoverLightText',
      'lightText',
      'fgText',
      'fgLink',
    ];
    expect(without).toEqual(noPlace);
    expect(slotsWithoutRules(styleOf(readTheme2(nightTrainTheme)))).toEqual(noPlace);
    expect(slotsWithoutRules(styleOf(readTheme2(harbourFogTheme)))).toEqual(['lightText']);
    expect(slotsWithoutRules(styleOf(readIss(clockworkStyle)))).toEqual([]);
  });
});
