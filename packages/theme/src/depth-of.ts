import { BLACK, type Colour, mix, toHex } from './colour';
import { type Palette, type Scheme, requireColour } from './palette';
import type { Swatches } from './swatches';

interface ShadowLayer {
  readonly offset: number;
  readonly blur: number;
  /** Share of the palette's `shadowAlpha`. */
  readonly share: number;
}

/**
 * Depth is shown by tone; only floating elements have a shadow: popovers, which also have a hairline, and the round
 * button.
 */
const shadowLayers = {
  shadowPopup: {
    ring: true,
    layers: [
      { offset: 2, blur: 6, share: 0.6 },
      { offset: 12, blur: 32, share: 1 },
    ],
  },
  shadowFab: {
    ring: false,
    layers: [
      { offset: 2, blur: 4, share: 0.7 },
      { offset: 6, blur: 20, share: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, { ring: boolean; layers: readonly ShadowLayer[] }>>;

function shadows(colour: Colour, alpha: number, border: Colour): Record<string, string> {
  const named = Object.entries(shadowLayers).map(([name, { ring, layers }]) => {
    const cast = layers.map(
      ({ offset, blur, share }) => `0 ${offset}px ${blur}px ${toHex(colour, alpha * share)}`,
    );
    return [name, [...(ring ? [`0 0 0 1px ${toHex(border)}`] : []), ...cast].join(', ')];
  });
  return Object.fromEntries(named);
}

/** Scrim and shadows: from the palette, or the defaults for its scheme. */
export function scrimAndShadows(
  palette: Palette,
  scheme: Scheme,
  swatches: Swatches,
): Record<string, string> {
  const dark = scheme === 'dark';
  const text = swatches.get('text');
  const plain = dark ? BLACK : text;
  const scrim = dark
    ? { colour: mix(BLACK, 60, swatches.get('bg')), alpha: 0.6 }
    : { colour: text, alpha: 0.45 };
  const underlay = palette.underlay === undefined ? scrim : requireColour(palette.underlay);
  const shadow = palette.shadow === undefined ? plain : requireColour(palette.shadow).colour;
  const alpha = palette.shadowAlpha ?? (dark ? 0.5 : 0.16);
  return {
    underlay: toHex(underlay.colour, underlay.alpha),
    shadow: [shadow.red, shadow.green, shadow.blue].map(Math.round).join(' '),
    shadowAlpha: String(alpha),
    ...shadows(shadow, alpha, swatches.get('border')),
  };
}
