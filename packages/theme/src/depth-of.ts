import type { Colour } from './colour/colour';
import { mix } from './colour/mix';
import { BLACK } from './colour/poles';
import { toHex } from './colour/to-hex';
import type { Palette } from './palette';
import { requireColour } from './require-colour';
import type { Scheme } from './scheme-of';
import { shadowLayers } from './shadow-layers';
import type { Swatches } from './swatches';

function shadows(colour: Colour, alpha: number, border: Colour): Record<string, string> {
  const named = Object.entries(shadowLayers).map(([name, { ring, layers }]) => {
    const cast = layers.map(
      ({ offset, blur, share }) => `0 ${offset}px ${blur}px ${toHex(colour, alpha * share)}`,
    );
    return [name, [...(ring ? [`0 0 0 1px ${toHex(border)}`] : []), ...cast].join(', ')];
  });
  return Object.fromEntries(named);
}

/** Scrim and shadows: the palette's, or what suits its scheme. */
export function depthOf(palette: Palette, scheme: Scheme, swatches: Swatches): Record<string, string> {
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
