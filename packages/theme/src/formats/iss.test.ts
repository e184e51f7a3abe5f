import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Style, ThemeProblemKind, ThemeReading } from '../model/style';
import { readIss } from './read-iss';
import { readRuleset } from './ruleset';
import { writeIss } from './write-iss';
import { writeRuleset } from './write-ruleset';

function styleOf(reading: ThemeReading): Style {
  if (reading.state === 'invalid') throw new Error(JSON.stringify(reading.problems));
  return reading.style;
}

const small = `
@meta {
  name: Small;
  author: Somebody; license: CC0;
  website: https://small.example/themes;
}
@palette.Late Evening { bg: #101020; fg: #ABC }
Root { --glow: shadow | 0 0 4 --accent / 0.5 #Glow }
Panel Button.danger:pressed:normal:hover:pressed, Tab { background: $mod(--bg 5); roundness: 0; }
`;

describe('a style file', () => {
  test('is read whole', () => {
    const reading = readIss(small);
    expect(reading).toMatchObject({ state: 'read', notes: [] });
    expect(styleOf(reading)).toEqual({
      meta: {
        name: 'Small',
        author: 'Somebody',
        license: 'CC0',
        website: 'https://small.example/themes',
      },
      palettes: [{ name: 'Late Evening', colours: { bg: '#101020', fg: '#aabbcc' } }],
      rules: [
        {
          selector: { component: 'Root', states: [] },
          directives: { '--glow': 'shadow | 0 0 4 0 --accent / 0.5 #Glow' },
        },
        {
          selector: {
            component: 'Button',
            variant: 'danger',
            states: ['hover', 'pressed'],
            parent: { component: 'Panel', states: [] },
          },
          directives: { background: '$mod(--bg 5)', roundness: '0' },
        },
        {
          selector: { component: 'Tab', states: [] },
          directives: { background: '$mod(--bg 5)', roundness: '0' },
        },
      ],
    });
  });

  test('says in which line what is wrong, and takes the rest', () => {
    const reading = readIss(
      [
        'stray;',
        '@meta { name: Faulty; colour: red }',
        '@palette.P { bg: blue; fg: #111111; 9x: #222222 }',
        '@palette.P { bg: #333333 }',
        '@media { x: y }',
        'Panel,\n.x\n{ background: red;',
        '  shadow: none: 2;',
        '  position: fixed; opacity: 0.5; opacity: 0.4 }',
        'Wardrobe:open { opacity: 1 }',
        'Button { roundness: 3;',
        'Tab { roundness: 4; }',
        '}',
        'Post { blur: 2',
      ].join('\n'),
    );
    expect(reading).toMatchObject({
      state: 'read',
      notes: [
        { line: 1, key: 'stray', what: 'strayText' },
        { line: 2, key: 'colour', what: 'unknownName' },
        { line: 3, key: 'bg', what: 'notAColour' },
        { line: 3, key: '9x', what: 'notAName' },
        { line: 4, key: '@palette.P', what: 'twice' },
        { line: 5, key: '@media', what: 'unknownName' },
        { line: 6, key: '.x', what: 'notASelector' },
        { line: 8, key: 'background', what: 'notAValue' },
        { line: 9, key: 'shadow', what: 'valueCut' },
        { line: 10, key: 'position', what: 'notADirective' },
        { line: 10, key: 'opacity', what: 'twice' },
        { line: 11, key: 'Wardrobe:open', what: 'unknownName' },
        { line: 12, key: 'Button', what: 'notClosed' },
        { line: 14, key: '', what: 'strayText' },
        { line: 15, key: 'Post', what: 'notClosed' },
      ],
    });
    expect(styleOf(reading).rules.map(({ directives }) => directives)).toEqual([
      { shadow: 'none', opacity: '0.4' },
      { opacity: '1' },
      { roundness: '3' },
      { roundness: '4' },
      { blur: '2' },
    ]);
  });

  test('keeps what is not understood for the next file', () => {
    const text = '@media { a: url(x) }\nPanel { roundness: 1; cursor: none; background: red }\n';
    const written = writeIss(styleOf(readIss(text)));
    expect(written).toContain('@media {\n  a: url(x)\n}');
    expect(written).toContain('Panel {\n  roundness: 1\n}');
    expect(written).toContain('Panel {\n  cursor: none;\n  background: red\n}');
  });

  test('of thousands of rules is written so that it is read the same, or is refused before anything is lost', () => {
    const panels = Array.from({ length: 50 }, (_, at) => `Panel.v${String(at)}`).join(', ');
    const blocks = (count: number) =>
      Array.from({ length: count }, (_, at) => `${panels} { roundness: ${String(at % 90)} }`).join('\n');
    const large = readIss(`@meta { name: Large }\n${blocks(99)}\nTab { glow: 3 }`);
    expect(styleOf(large).rules).toHaveLength(4950);
    const again = readIss(writeIss(styleOf(large)));
    expect(styleOf(again)).toEqual(styleOf(large));
    expect(styleOf(readRuleset(writeRuleset(styleOf(large))))).toEqual(styleOf(large));
    const tooMany = { state: 'invalid', problems: [{ key: '', what: 'tooMany' }] };
    expect(readIss(blocks(101))).toEqual(tooMany);
    expect(readIss('Tab { roundness: 1 }\n'.repeat(10_001))).toEqual(tooMany);
    // Few blocks, but each rule of them would be written with all lines.
    const lines = Array.from({ length: 10 }, (_, at) => `--x${String(at)}: color | #123456`).join('; ');
    expect(readIss(`${panels} { ${lines} }\n`.repeat(80))).toEqual(tooMany);
    // Less than 200 blocks, but long ones.
    const shadow = Array.from({ length: 40 }, () => '0 0 1 0 #123456 / 0.5 #Somewhere').join(', ');
    expect(readIss(`${panels} { shadow: ${shadow} }\n`.repeat(20))).toEqual(tooMany);
  });

  test('that has no style in it is refused, with the reason', () => {
    const refused: [unknown, ThemeProblemKind][] = [
      [undefined, 'notText'],
      [{}, 'notText'],
      ['', 'missing'],
      ['a'.repeat(1_000_001), 'tooLarge'],
      ['{"_pleroma_theme_version": 2}', 'notADirective'],
      ['<!doctype html><title>Not found</title>', 'strayText'],
    ];
    for (const [text, what] of refused) {
      const reading = readIss(text);
      expect(reading.state === 'invalid' && reading.problems.map((problem) => problem.what)).toContain(what);
    }
  });
});

function contentOf(reading: ThemeReading): unknown {
  return reading.state === 'read' ? reading.style : reading.problems;
}

/** Text with much of what the grammar is made of. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        ';',
        ':',
        ',',
        '.',
        '\n',
        '@meta',
        '@palette.',
        '|',
        '$mod(',
        ')',
        '#fff',
        '--bg',
      ),
      fc.constantFrom(
        'Root',
        'Button',
        'shadow',
        'background',
        'inset',
        '0 1 2',
        'name',
        ' ',
        '/',
        '--x: color | ',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 120 },
  )
  .map((parts) => parts.join(''));

test('any text is read or refused, and what was read is written and read the same', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const first = readIss(text);
      const again = first.state === 'read' ? readIss(writeIss(first.style)) : first;
      expect(contentOf(first)).not.toEqual([]);
      expect(contentOf(again)).toEqual(contentOf(first));
    }),
    { numRuns: 2000 },
  );
});
