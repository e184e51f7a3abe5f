import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, mix, parseHex } from '../colour';
import { readIss } from '../formats';
import type { Style } from '../model/style';
import { themedComponents } from '../model/components';
import { pairs, surfacesOfInks } from '../pairs';
import { arbitraryPalette } from '../testing/arbitrary-palette';
import { contrastOf } from '../testing/contrast-of';
import { clockworkStyle } from '../testing/sample-themes';
import { directiveTypes } from '../values/directive-value';
import { textAutoModes } from '../values/readable-text';
import { compileStyle } from './compile-style';
import { inkOfSpot, spots } from './spots';
import { type CompiledStyle, styleCss } from './style-css';
import { colourSources, isDrawn, scopes } from './themed-parts';

function styleOf(text: string): Style {
  const reading = readIss(`@meta {\nname: Test;\n}\n${text}`);
  if (reading.state !== 'read') throw new Error('The style could not be read.');
  expect(reading.notes).toEqual([]);
  return reading.style;
}

const partOf = (compiled: CompiledStyle, name: string) =>
  compiled.scopes.find(({ part }) => part === name)?.theme.variables;

test('a palette of a style gives the page its colours', () => {
  const { root } = compileStyle(
    styleOf('@palette.Night {\nbg: #101418;\nfg: #20262c;\ntext: #d0d8e0;\naccent: #e0a040;\n}'),
  );
  expect(root.scheme).toBe('dark');
  expect(root.variables).toMatchObject({
    bg: '#101418',
    text: '#d0d8e0',
    accent: '#e0a040',
    link: '#e0a040',
  });
});

test('a chosen palette wins over the first one of the style, and variables may be made of each other', () => {
  const style = styleOf(
    '@palette.One {\nbg: #101418;\n}\nRoot {\n--accent: color | $blend(--bg 0.5 #ffffff);\n}',
  );
  expect(compileStyle(style, { bg: '#000000' }).root.variables).toMatchObject({
    bg: '#000000',
    accent: '#808080',
  });
});

test('buttons, fields, messages and notes have the background that a style gives them', () => {
  const compiled = compileStyle(
    styleOf(
      '@palette.Day {\nbg: #ffffff;\nfg: #dddddd;\ntext: #222222;\n}\nButton {\nbackground: #ccddee;\n}\nButton:hover {\nbackground: #bbccdd;\n}\nInput {\nbackground: --fg;\nopacity: 0.5;\n}\nChatMessage.outgoing {\nbackground: #ddeeff;\n}',
    ),
  );
  expect(compiled.root.variables).toMatchObject({
    btn: '#ccddee',
    btnHover: '#bbccdd',
    bubbleOwn: '#ddeeff',
  });
  // Quotes and cards have the same variable, and stay as they are.
  expect(partOf(compiled, 'Input')).toMatchObject({ inset: '#eeeeee' });
});

test('a dark bar over a light page has light text, and its buttons too', () => {
  const compiled = compileStyle(
    styleOf(
      '@palette.Day {\nbg: #ffffff;\nfg: #dddddd;\ntext: #222222;\n}\nTopBar {\nbackground: #102030;\n}\nTopBar Text {\ntextColor: #f0f0f0;\n}',
    ),
  );
  expect(compiled.root.variables['text']).toBe('#222222');
  expect(partOf(compiled, 'TopBar')).toMatchObject({ header: '#102030', text: '#f0f0f0' });
  expect(styleCss(compiled)).toContain('.TopBar{color-scheme:dark;');
});

test('a bar on which the links of the page could not be read leaves them as they are', () => {
  const compiled = compileStyle(
    styleOf(
      '@palette.Day {\nbg: #ffffff;\nfg: #dddddd;\ntext: #222222;\nlink: #0050a0;\n}\nPanelHeader {\nbackground: #000080;\n}\nButton {\nbackground: #eeeeee;\n}',
    ),
  );
  expect(compiled.root.variables['link']).toBe('#0050a0');
  expect(partOf(compiled, 'Button')).toMatchObject({ btn: '#eeeeee', link: '#0050a0' });
  expect(partOf(compiled, 'PanelHeader')).toMatchObject({ header: '#000080' });
});

test('a palette may say which text stands on the accent, and of which colour shadows are', () => {
  const colours = { bg: '#ffffff', fg: '#eeeeee', text: '#222222', accent: '#884400', link: '#0044cc' };
  const style = { meta: { name: '' }, palettes: [], rules: [] };
  const { variables } = compileStyle(style, { ...colours, accentText: '#ffeedd', shadow: '#102030' }).root;
  expect(variables).toMatchObject({ accentText: '#ffeedd', shadow: '16 32 48' });
});

test('a colour that cannot be made out is magenta, and is named [3.8.017]', () => {
  const { root, notes } = compileStyle(styleOf('Border {\ntextColor: $mod(--nothing 0);\n}'));
  expect(notes).toEqual([{ key: '--nothing', what: 'missing' }]);
  expect(root.variables['border']).toBe('#ff00ff');
});

test('hairlines let the panel through as much as a style or its palette says', () => {
  const palette = (border: string) =>
    `@palette.Night {\nbg: #000000;\nfg: #20262c;\ntext: #d0d8e0;\nlink: #80c0ff;\nborder: ${border};\n}\n`;
  const borderOf = (text: string) => compileStyle(styleOf(text)).root.variables['border'];
  expect(
    borderOf('Border {\ntextColor: #808080;\ntextOpacity: 0.5;\n}\nRoot {\n--bg: color | #000000;\n}'),
  ).toBe('#404040');
  expect(borderOf(palette('#80808080'))).toBe('#404040');
  expect(borderOf(`${palette('#808080')}Border {\ntextOpacity: 0.5;\n}`)).toBe('#404040');
  expect(borderOf('Root {\n--bg: color | #000000;\n--border: color | $alpha(#808080 0.5);\n}')).toBe(
    '#404040',
  );
});

test('a part keeps its background where the text of the page can be read on it once that is readable at all', () => {
  const palette = '@palette.Night {\nbg: #181818;\nfg: #202020;\ntext: #181818;\nlink: #80c0ff;\n}\n';
  const { root } = compileStyle(styleOf(`${palette}Post:selected {\nbackground: #080808;\n}`));
  expect(root.variables['selected']).toBe('#080808');
});

test('messages of a chat have the texts that a style gives them', () => {
  const compiled = compileStyle(
    styleOf(
      '@palette.Night {\nbg: #101418;\nfg: #20262c;\ntext: #d0d8e0;\nlink: #80c0ff;\n}\nChatMessage.outgoing {\nbackground: #e0e8f0;\n}\nChatMessage.outgoing Text {\ntextColor: #203040;\n}',
    ),
  );
  expect(partOf(compiled, 'OwnChatMessage')).toMatchObject({ bubbleOwn: '#e0e8f0', text: '#203040' });
  expect(partOf(compiled, 'ChatMessage')?.['text']).toBe('#d0d8e0');
});

test('scrollbars are those of a style, and can be seen', () => {
  const { root } = compileStyle(
    styleOf(
      '@palette.Night {\nbg: #101418;\nfg: #20262c;\ntext: #d0d8e0;\nlink: #80c0ff;\n}\nScrollbar {\nbackground: #181c20;\n}\nScrollbarElement {\nbackground: #20262c;\n}',
    ),
  );
  expect(root.variables['scrollTrack']).toBe('#181c20');
  const [thumb, track] = ['scrollThumb', 'scrollTrack'].map(
    (name) => parseHex(root.variables[name] ?? '')?.colour,
  );
  expect(thumb && track && contrast(thumb, track)).toBeGreaterThanOrEqual(2.95);
});

test('tabs, counters, icons and other small parts have the colours of a style, and can be read', () => {
  const { root, scopes } = compileStyle(
    styleOf(
      '@palette.Night {\nbg: #101418;\nfg: #20262c;\ntext: #d0d8e0;\nlink: #80c0ff;\n}\nTab:active {\nbackground: #f0e0d0;\n}\nTab:active Text {\ntextColor: #ffffff;\n}\nBadge.notification {\nbackground: #cc2020;\n}\nIcon {\ntextColor: #40a0a0;\n}\nButton {\nbackground: #303840;\n}\nButton.danger {\nbackground: #701010;\n}\nTopBar {\nbackground: #f0f0e0;\n}\nTopBar Icon {\ntextColor: #a04000;\n}',
    ),
  );
  expect(root.variables).toMatchObject({
    tabActiveBg: '#f0e0d0',
    badgeNewBg: '#cc2020',
    dangerBg: '#701010',
    iconInk: '#40a0a0',
  });
  // White on cream, moved until it can be read.
  expect(contrastOf(root, { foreground: 'tabActiveInk', background: 'tabActiveBg' })).toBeGreaterThan(4.45);
  // A rule about all buttons says nothing about those that are pressed in, and none says anything about plain tabs.
  expect(Object.keys(root.variables)).not.toContain('toggledBg');
  expect(Object.keys(root.variables)).not.toContain('tabInk');
  const bar = scopes.find(({ part }) => part === 'TopBar')?.theme.variables;
  expect(bar?.['iconInk']).toBe('#a04000');
});

test('posts, notifications, cards and chats are parts with colours of their own', () => {
  const compiled = compileStyle(
    styleOf(
      '@palette.Night {\nbg: #101418;\nfg: #20262c;\ntext: #d0d8e0;\nlink: #80c0ff;\n}\nPost {\nbackground: #f8f0e0;\n}\nUserCard {\nbackground: #202830;\n}',
    ),
  );
  expect(compiled.root.variables).toMatchObject({ postBg: '#f8f0e0', userCardBg: '#202830' });
  const post = compiled.scopes.find(({ part }) => part === 'Post')?.theme;
  expect(post?.scheme).toBe('light');
  expect(post && contrastOf(post, { foreground: 'text', background: 'bg' })).toBeGreaterThan(4.45);
});

test.for([
  ['#00000080', '#00000080'],
  ['#102008', '#10200880'],
] as const)(
  'the page stays visible behind a dialog with the underlay %s of a palette',
  ([underlay, shown]) => {
    const palette = `@palette.Night {\nbg: #101418;\nfg: #20262c;\ntext: #d0d8e0;\nlink: #80c0ff;\nunderlay: ${underlay};\n}`;
    expect(compileStyle(styleOf(palette)).root.variables).toMatchObject({ underlay: shown });
  },
);

test('selected text, what lies behind dialogs and columns, and blur are those of a style', () => {
  const { root } = compileStyle(
    styleOf(
      '@palette.Night {\nbg: #101418;\nfg: #20262c;\ntext: #d0d8e0;\nlink: #80c0ff;\n}\nRoot {\n--selectionBackground: color | #204060;\n--selectionText: color | #ffffff;\n}\nModals {\nbackground: #400000;\nopacity: 0.5;\n}\nUnderlay {\nbackground: #000040;\nopacity: 0.5;\n}\nPanel {\nopacity: 0.9;\nblur: 6;\n}\nPopover.modal {\nshadow: 0 0 9 0 #000000;\n}',
    ),
  );
  expect(root.variables).toMatchObject({
    selectionBackground: '#204060',
    selectionText: '#ffffff',
    underlay: '#40000080',
    columnsShade: '#00004080',
    panelBlur: 'blur(6px)',
    shadowDialog: '0px 0px 9px 0px #000000',
  });
  styleCss(compileStyle(styleOf('Panel {\nopacity: 0.9;\nblur: 6;\n}')));
});

test('a style at full breadth is inserted in one batch of less than 200 rules [3.9.018]', () => {
  const reading = readIss(clockworkStyle);
  if (reading.state !== 'read') throw new Error('The style could not be read.');
  const compiled = compileStyle(reading.style);
  expect(compiled.scopes.length).toBeGreaterThan(8);
  const rules = styleCss(compiled).match(/\{/g) ?? [];
  expect(rules.length).toBeGreaterThan(compiled.scopes.length);
  // A style has at most two rules for the page, one for each part, and one for each that shows what it stands in inside of
  // each that may hold it, however long it is.
  const inside = scopes.filter(({ holdsClear }) => holdsClear).length;
  const most = 2 + scopes.length + inside * scopes.filter(({ isClear }) => isClear).length;
  expect(rules.length).toBeLessThanOrEqual(most);
  expect(most).toBeLessThan(200);
});

test('each component of the format has something here that follows it', () => {
  for (const [component, { variants = [], states = [] }] of Object.entries(themedComponents)) {
    const targets = [undefined, ...variants].flatMap((variant) =>
      [[], ...states.map((state) => [state])].map((all) => ({
        component,
        ...(variant && { variant }),
        states: all,
      })),
    );
    const isFollowed = targets.some((target) =>
      [...Object.keys(directiveTypes), '--font'].some((directive) => isDrawn(target, directive)),
    );
    expect([component, isFollowed]).toEqual([component, true]);
  }
});

test('texts of a translucent panel can be read over any picture', () => {
  const style = (opacity: string) =>
    styleOf(
      `@palette.Night {\nbg: #121a24;\nfg: #182230;\ntext: #b9b9ba;\nlink: #d8a070;\n}\nPanel {\nopacity: ${opacity};\n}`,
    );
  const { variables } = compileStyle(style('0.85')).root;
  expect(variables['panelBg']).toBe('#121a24d9');
  const panel = parseHex(variables['panelBg'] ?? '');
  for (const picture of ['#ffffff', '#000000', '#808080']) {
    const under = parseHex(picture)?.colour;
    if (panel === null || under === undefined) throw new Error('These are colours.');
    const shown = mix(panel.colour, 100 * panel.alpha, under);
    for (const name of ['text', 'faint', 'link', 'cRed']) {
      const ink = parseHex(variables[name] ?? '')?.colour ?? under;
      expect([picture, name, contrast(ink, shown) >= 4.45]).toEqual([picture, name, true]);
    }
  }
  // Less than this and no text could be kept apart from a picture.
  expect(compileStyle(style('0.2')).root.variables['panelBg']).toBe('#121a24bf');
  expect(compileStyle(style('1')).root.variables['panelBg']).toBeUndefined();
});

test.each([
  ['that are translucent', 'Post {\nopacity: 0.8;\n}'],
  ['with links of their own', 'Post Link {\ntextColor: #a08060;\n}'],
  ['with texts of their own', 'Post Text {\ntextColor: #909090;\n}'],
])('texts of posts %s can be read on a translucent panel over any picture', (_, rule) => {
  const compiled = compileStyle(
    styleOf(
      `@palette.Night {\nbg: #121a24;\nfg: #182230;\ntext: #b9b9ba;\nlink: #d8a070;\n}\nPanel {\nopacity: 0.85;\n}\n${rule}`,
    ),
  );
  const variables = { ...compiled.root.variables, ...partOf(compiled, 'Post') };
  const panel = parseHex(variables['panelBg'] ?? '');
  for (const picture of ['#ffffff', '#000000', '#808080']) {
    const under = parseHex(picture)?.colour;
    if (panel === null || under === undefined) throw new Error('These are colours.');
    const shown = mix(panel.colour, 100 * panel.alpha, under);
    for (const name of ['text', 'faint', 'link', 'cRed']) {
      const ink = parseHex(variables[name] ?? '')?.colour ?? under;
      expect([picture, name, contrast(ink, shown) >= 4.45]).toEqual([picture, name, true]);
    }
  }
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const rule = fc
  .record({
    source: fc.constantFrom(...Object.values(colourSources)),
    colour: hex,
    opacity: fc.constantFrom('0', '0.3', '1'),
  })
  .map(({ source: { target, directive }, colour, opacity }) => ({
    selector: { component: target.component, states: target.states ?? [] },
    directives: { [directive]: colour, opacity },
  }));
const spotRule = fc
  .record({
    spot: fc.constantFrom(...spots),
    colour: hex,
    ink: hex,
    textAuto: fc.constantFrom(...textAutoModes),
    sets: fc.constantFrom('both', 'ink', 'bg'),
  })
  .map(({ spot, colour, ink, textAuto, sets }) => {
    const { component, variant, states = [], within = [] } = inkOfSpot(spot);
    const [parent] = within.map((around) => ({ ...around, states: around.states ?? [] }));
    const own = { component, ...(variant !== undefined && { variant }), states, ...(parent && { parent }) };
    const rules = [{ selector: own, directives: { textColor: ink, textAuto } }];
    const box = parent ?? own;
    return sets === 'ink'
      ? rules
      : [...(sets === 'both' ? rules : []), { selector: box, directives: { background: colour } }];
  });

test('an ink for several backgrounds of a middle grey is one that can be read on all of them', () => {
  const black = { fg: '#000000', text: '#000000', link: '#000000', accent: '#000000' };
  const style = styleOf('Text {\n}\nInput:hover Text {\ntextColor: #400000;\n}');
  const { root } = compileStyle(style, { bg: '#767676', ...black });
  for (const background of ['inset', 'popInset', 'headerField']) {
    const contrast = contrastOf(root, { foreground: 'fieldHoverInk', background });
    expect([background, contrast >= 4.45]).toEqual([background, true]);
  }
});

test('small parts can be read, with whatever colours a style gives them', () => {
  fc.assert(
    fc.property(arbitraryPalette, fc.array(spotRule, { maxLength: 12 }), ({ name, ...colours }, rules) => {
      const texts = Object.fromEntries(Object.entries(colours).map(([key, colour]) => [key, String(colour)]));
      const { root } = compileStyle({ meta: { name }, palettes: [], rules: rules.flat() }, texts);
      for (const spot of spots) {
        const [ink, own] = [`${spot.name}Ink`, `${spot.name}Bg`];
        if (root.variables[ink] === undefined) continue;
        const base = `${spot.over ?? ''}Bg`;
        const known = [own, base].find((one) => root.variables[one] !== undefined);
        const minimum = (spot.isShape === true ? 3 : 4.5) - 0.05;
        for (const background of known === undefined ? (spot.on ?? surfacesOfInks) : [known]) {
          const contrast = contrastOf(root, { foreground: ink, background });
          expect([spot.name, background, contrast >= minimum]).toEqual([spot.name, background, true]);
        }
      }
    }),
    { numRuns: 60 },
  );
});

const textRule = fc
  .record({
    parent: fc.constantFrom(...scopes.map(({ target }) => target.component), 'Panel'),
    component: fc.constantFrom('Text', 'Link'),
    textColor: hex,
    textAuto: fc.constantFrom(...textAutoModes),
  })
  .map(({ parent, component, ...directives }) => ({
    selector: { component, states: [], parent: { component: parent, states: [] } },
    directives,
  }));

test('texts can be read on every background of every part, whatever the palette and the rules', () => {
  fc.assert(
    fc.property(arbitraryPalette, fc.array(fc.oneof(rule, textRule), { maxLength: 20 }), (palette, rules) => {
      const { name, ...colours } = palette;
      const style: Style = { meta: { name }, palettes: [], rules };
      const texts = Object.fromEntries(Object.entries(colours).map(([key, colour]) => [key, String(colour)]));
      const compiled = compileStyle(style, texts);
      for (const theme of [compiled.root, ...compiled.scopes.map((scope) => scope.theme)]) {
        for (const pair of pairs) {
          expect({ pair, contrast: contrastOf(theme, pair) >= pair.minimum }).toEqual({
            pair,
            contrast: true,
          });
        }
      }
      styleCss(compiled);
    }),
    { numRuns: 60 },
  );
});
