import type { Recipe } from './recipe';

/** A foreground colour and the soft fills made from it, which follow when it is corrected for contrast. */
export interface Ink {
  readonly start: Recipe;
  readonly tints: readonly Recipe[];
}

type InkName = Recipe['name'];

function root(name: InkName, tints: readonly Recipe[]): Ink {
  return { start: { name, over: name, layers: [] }, tints };
}

function tint(name: InkName, colour: InkName, percent: number): Recipe {
  return { name, over: 'bg', layers: [{ colour, percent }] };
}

/** In the order of correction: an ink may have to be readable on the tints of earlier ones. */
export const inks: readonly Ink[] = [
  root('accent', [
    tint('accentSoft', 'accent', 14),
    tint('pollOwn', 'accent', 24),
    tint('unseen', 'accent', 6),
  ]),
  root('cRed', [tint('redSoft', 'cRed', 12)]),
  root('cGreen', [tint('greenSoft', 'cGreen', 11)]),
  root('cBlue', [tint('blueSoft', 'cBlue', 11)]),
  root('cOrange', [tint('orangeSoft', 'cOrange', 10)]),
  root('link', [tint('linkSoft', 'link', 13), tint('selectionBackground', 'link', 34)]),
  { start: tint('faint', 'text', 70), tints: [] },
  { start: tint('borderStrong', 'text', 53), tints: [] },
  { start: { name: 'focus', over: 'link', layers: [] }, tints: [] },
];
