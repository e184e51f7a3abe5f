import type { Recipe } from './recipe';

/**
 * Colours derived last, when the others are final: hovered and pressed buttons and chat messages, which rather become
 * weaker than change the text colours on them, and decorative or separating lines.
 */
export const finishes: readonly Recipe[] = [
  { name: 'accentHover', over: 'accent', layers: [{ colour: 'text', percent: 14 }] },
  { name: 'accentPressed', over: 'accent', layers: [{ colour: 'text', percent: 26 }] },
  {
    name: 'accentSoftHover',
    over: 'bg',
    layers: [{ colour: 'accent', percent: 22 }],
    backTo: 'accentSoft',
  },
  { name: 'bubble', over: 'bg', layers: [{ colour: 'fg', percent: 100 }] },
  { name: 'bubbleOwn', over: 'bg', layers: [{ colour: 'accent', percent: 22 }] },
  { name: 'redSoftPressed', over: 'bg', layers: [{ colour: 'cRed', percent: 24 }], backTo: 'redSoft' },
  // Halfway, so 18 % of cRed; and still between its neighbours when the pressed one had to be weakened.
  { name: 'redSoftHover', over: 'redSoft', layers: [{ colour: 'redSoftPressed', percent: 50 }] },
  { name: 'accentSoftBorder', over: 'bg', layers: [{ colour: 'accent', percent: 32 }] },
  { name: 'selectionText', over: 'text', layers: [] },
  { name: 'rail', over: 'bg', layers: [{ colour: 'text', percent: 18 }] },
  { name: 'kbdBorder', over: 'bg', layers: [{ colour: 'faint', percent: 34 }] },
  { name: 'markWing', over: 'accent', layers: [{ colour: 'text', percent: 88 }] },
];
