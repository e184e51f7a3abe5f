import { expect, test } from 'vitest';
import { readIss } from '../formats';
import type { Style } from '../model/style';
import { compileStyle } from './compile-style';
import { styleCss } from './style-css';

function styleOf(text: string): Style {
  const reading = readIss(`@meta {\nname: Test;\n}\n${text}`);
  if (reading.state !== 'read') throw new Error('The style could not be read.');
  expect(reading.notes).toEqual([]);
  return reading.style;
}

test('older themes name the fonts of fields and posts by a variable', () => {
  const { variables } = compileStyle(
    styleOf('Input { --font: generic | Georgia }\nRichContent { --font: generic | serif }'),
  ).root;
  expect(variables).toMatchObject({ inputFont: '"Georgia", sans-serif', postFont: 'serif' });
});

test('where a font is not installed, the page’s stands in, and at last one of the same kind', () => {
  const { variables } = compileStyle(
    styleOf(
      'Root {\n--font: generic | Verdana;\n--monoFont: generic | Hack;\n}\nRichContent {\nfont: Georgia;\n}\nInput {\nfont: Verdana, serif;\n}',
    ),
  ).root;
  expect(variables).toMatchObject({
    font: '"Verdana", sans-serif',
    monoFont: '"Hack", monospace',
    postFont: '"Georgia", "Verdana", sans-serif',
    inputFont: '"Verdana", serif',
  });
});

test('corners, shadows and fonts are those of the style', () => {
  const { root } = compileStyle(
    styleOf(
      'Root {\n--font: generic | Comic Neue, serif;\n}\nPanel {\nroundness: 3;\n}\nButton {\nroundness: 0;\nshadow: $borderSide(#ffffff top-left 1 2), 1 1 2 0 #000000 / 0.5;\n}\nInput {\nshadow: none;\n}',
    ),
  );
  expect(root.variables).toMatchObject({
    font: '"Comic Neue", serif',
    rPanel: '3px',
    rBtn: '0px',
    rBtnSmall: '0px',
    shadowBtn: 'inset 2px 2px 0px 0px #ffffff, 1px 1px 2px 0px #00000080',
    shadowInput: '0px 0px 0px 0px #00000000',
  });
  expect(styleCss(compileStyle(styleOf('Button {\nshadow: 1 1 2 0 #000000;\n}')))).toContain(
    '--shadowBtn:1px 1px 2px 0px #000000;',
  );
});

test('a shadow is made of variables that hold others; one that is missing or goes too deep is named', () => {
  const { root, notes } = compileStyle(
    styleOf(
      'Root {\n--edge: shadow | --inner, 0 0 1 0 #000000;\n--inner: shadow | 0 0 2 0 #ffffff;\n--ring: shadow | --ring;\n}\nPanel {\nshadow: --edge;\n}\nButton {\nshadow: --nowhere, 0 0 3 0 #000000;\n}\nInput {\nshadow: --ring;\n}',
    ),
  );
  expect(root.variables).toMatchObject({
    shadowPanel: '0px 0px 2px 0px #ffffff, 0px 0px 1px 0px #000000',
    shadowBtn: '0px 0px 3px 0px #000000',
    shadowInput: '0px 0px 0px 0px #00000000',
  });
  expect(notes).toEqual([
    { key: '--nowhere', what: 'missing' },
    { key: '--ring', what: 'tooDeep' },
  ]);
});
