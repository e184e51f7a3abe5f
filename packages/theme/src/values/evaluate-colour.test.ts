import { describe, expect, test } from 'vitest';
import { BLACK, WHITE, contrast, toHex } from '../colour';
import type { ThemeProblemKind } from '../model/style';
import { parseColour } from './colour-value';
import { type ColourContext, MAGENTA, createColourEvaluator } from './evaluate-colour';

const variables: Readonly<Record<string, string>> = {
  bg: '#202020',
  fg: '#808080',
  light: '#eeeeee',
  red: '#ff0000',
  twice: '--again',
  again: '--bg',
  half: '$alpha(--red 0.5)',
  snake: '--tail',
  tail: '--snake',
};

function evaluate(text: string, place: Partial<ColourContext> = {}) {
  const failures: [string, ThemeProblemKind][] = [];
  const evaluator = createColourEvaluator({
    variable: (name) => parseColour(variables[name] ?? '') ?? undefined,
    onFailure: (name, what) => failures.push([name, what]),
    ...place,
  });
  const value = parseColour(text);
  if (value === null) throw new Error(`No colour: ${text}`);
  const { colour, alpha } = evaluator(value);
  return { hex: toHex(colour, alpha), failures };
}

describe('colours of a style', () => {
  test.each([
    ['#123456', '#123456'],
    ['--twice', '#202020'],
    ['--half', '#ff000080'],
    // Lighter on dark, darker on light.
    ['--bg,20', '#535353'],
    ['--light,20', '#bbbbbb'],
    ['$mod(--bg 20)', '#535353'],
    ['$brightness(--bg 20)', '#535353'],
    ['$brightness(--bg -100)', '#000000'],
    // The dark darker, the light lighter.
    ['$boost(--bg 5)', '#131313'],
    ['$boost(--light 5)', '#fbfbfb'],
    ['$blend(#ffffff 0.25 #000000)', '#404040'],
    ['$shift(#101010 #010203 +)', '#111213'],
    ['$shift(#101010 #202000 -)', '#000010'],
    ['$textColor(#000000 #ffffff)', '#ffffff'],
    ['$textColor(#ffffff #ffff00 no-preserve)', '#000000'],
    ['$textColor(#ffffff #ffff00 no-auto)', '#ffff00'],
  ])('%s is %s', (text, hex) => {
    expect(evaluate(text)).toEqual({ hex, failures: [] });
  });

  test('a step depends on what is beneath, where that is known', () => {
    expect(evaluate('--fg,10', { parent: BLACK }).hex).toBe('#9a9a9a');
    expect(evaluate('--fg,10', { parent: WHITE }).hex).toBe('#676767');
    expect(evaluate('$mod(--fg 10)', { parent: WHITE }).hex).toBe('#676767');
  });

  test('what is beneath, all that shines through it, and the component at rest have names', () => {
    const place = { parent: BLACK, stack: WHITE, inheritedBackground: MAGENTA };
    expect(['--parent', '--stack', '--inheritedBackground'].map((text) => evaluate(text, place).hex)).toEqual(
      ['#000000', '#ffffff', '#ff00ff'],
    );
  });

  test('a text in its own hue becomes readable', () => {
    for (const surface of ['#ffffff', '#000000', '#777777', '#ff0000']) {
      const { hex } = evaluate(`$textColor(${surface} #cc2200 preserve)`);
      const one = evaluate(surface).hex;
      const colours = [hex, one].map((text) => Number.parseInt(text.slice(1), 16));
      const [text, under] = colours.map((rgb) => ({
        red: rgb >> 16,
        green: (rgb >> 8) & 255,
        blue: rgb & 255,
      }));
      expect(text && under && contrast(text, under)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('what fails is magenta and reported: functions with too few arguments, and others [3.8.017]', () => {
    const failing = {
      '$blend(--bg 0.5)': ['$blend', 'tooFewArguments'],
      '$mod(--bg)': ['$mod', 'tooFewArguments'],
      '$mod(5 --bg)': ['$mod', 'notAColour'],
      '$alpha(--bg preserve)': ['$alpha', 'notANumber'],
      '$alpha(--bg --bg)': ['$alpha', 'notANumber'],
      '$rainbow(--bg 1)': ['$rainbow', 'unknownFunction'],
      '$constructor(--bg 1)': ['$constructor', 'unknownFunction'],
      '--nowhere': ['--nowhere', 'missing'],
      '--parent': ['--parent', 'missing'],
      '--snake': ['--snake', 'goesInCircles'],
    };
    for (const [text, failure] of Object.entries(failing)) {
      expect({ text, ...evaluate(text) }).toEqual({ text, hex: '#ff00ff', failures: [failure] });
    }
  });

  test('variables that double each other are each evaluated once', () => {
    let asked = 0;
    const evaluator = createColourEvaluator({
      variable: (name) => {
        asked += 1;
        const next = Number(name.slice(1)) + 1;
        return (
          parseColour(next > 200 ? '#ffffff' : `$blend(--v${String(next)} 0.5 --v${String(next)})`) ??
          undefined
        );
      },
    });
    const start = parseColour('--v1');
    expect(start && evaluator(start).colour.red).toBeCloseTo(255);
    expect(asked).toBe(200);
  });
});
