import { toHex } from '../colour';
import { printSelector } from '../model/selectors';
import type { Style, StylePalette } from '../model/style';
import { type ColourValue, parseColour } from '../values/colour-value';
import { type EvaluatedColour, createColourEvaluator } from '../values/evaluate-colour';
import { parseDirective } from '../values/directive-value';
import { paletteFields } from './read-palette-file';
import { shortened } from './reading';

/** A file of an older generation, and what of the style it has no place for: `Button:hover shadow`. */
export interface WrittenTheme {
  readonly json: Readonly<Record<string, unknown>>;
  readonly lost: readonly string[];
}

/** The variables of a style's `Root` that hold colours, on top of those of a palette; later ones win. */
export function rootColours({ rules }: Style, palette?: StylePalette): ReadonlyMap<string, ColourValue> {
  const colours = new Map<string, ColourValue>();
  for (const [name, hex] of Object.entries(palette?.colours ?? {})) {
    const value = parseColour(hex.slice(0, 7));
    if (value !== null) colours.set(name, value);
  }
  for (const { selector, directives } of rules) {
    if (printSelector(selector) !== 'Root') continue;
    for (const [name, text] of Object.entries(directives)) {
      const value = parseDirective(name, text);
      if (value?.type !== 'variable' || value.value.type !== 'colour') continue;
      // The palette is what people change: a style's own value of a basic colour is only for when it has none.
      if (!colours.has(name.slice(2)) || palette === undefined)
        colours.set(name.slice(2), value.value.colour);
    }
  }
  return colours;
}

/** Evaluates colours of a style as they are on its panels. */
export function colourReader(
  colours: ReadonlyMap<string, ColourValue>,
): (value: ColourValue) => EvaluatedColour {
  const variable = (name: string) => colours.get(name);
  const alone = createColourEvaluator({ variable });
  const bg = colours.get('bg');
  if (bg === undefined) return alone;
  const { colour } = alone(bg);
  return createColourEvaluator({ variable, parent: colour, stack: colour, inheritedBackground: colour });
}

/**
 * The parts of a style, besides its rules, that files of older generations have no place for: who made it, its other
 * palettes, and what of its file was not understood.
 */
export function lostBesideRules(
  { meta, palettes, kept }: Style,
  palette: StylePalette | undefined,
): readonly string[] {
  const about = (['author', 'license', 'website'] as const).filter((name) => (meta[name] ?? '') !== '');
  const others = palettes.filter((one) => one !== palette);
  const lines = (kept?.blocks ?? []).flatMap(({ header, lines }) =>
    lines.map((line) => shortened(`${header} ${(line.split(':')[0] ?? '').trim()}`)),
  );
  return [
    ...about.map((name) => `@meta ${name}`),
    ...others.map(({ name }) => `@palette.${name}`),
    ...new Set(lines),
  ];
}

/**
 * The palette of a style as a file: the colours of `Root` over the given palette, or the first of its own. Rules have
 * no place in it.
 */
export function writePalette(style: Style, palette = style.palettes[0]): WrittenTheme {
  const colours = rootColours(style, palette);
  const evaluate = colourReader(colours);
  const known = Object.keys(paletteFields);
  const names = [
    ...known.filter((name) => colours.has(name)),
    ...[...colours.keys()].filter((name) => !known.includes(name)),
  ];
  const hex = names.map((name) => [name, hexOf(name)] as const);
  function hexOf(name: string): string {
    const { colour, alpha } = evaluate({ kind: 'reference', name, mod: 0 });
    return palette?.colours[name] ?? toHex(colour, alpha);
  }
  const lost = style.rules.flatMap(({ selector, directives }) =>
    Object.keys(directives)
      .filter((name) => printSelector(selector) !== 'Root' || !colours.has(name.slice(2)))
      .map((name) => `${printSelector(selector)} ${name}`),
  );
  const name = palette === undefined || palette.name === '' ? style.meta.name : palette.name;
  const title = style.meta.name === '' || style.meta.name === name ? [] : ['@meta name'];
  return {
    json: { name, ...Object.fromEntries(hex) },
    lost: [...new Set(lost), ...title, ...lostBesideRules(style, palette)],
  };
}
