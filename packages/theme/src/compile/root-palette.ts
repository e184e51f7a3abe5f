import { type Colour, BLACK, type Hex, mix, parseHex, toHex } from '../colour';
import type { Style } from '../model/style';
import { type Palette, schemeOf } from '../palette';
import { linnetDark, linnetLight } from '../palettes';
import type { ColourValue } from '../values/colour-value';
import { type ColourContext, type EvaluatedColour, createColourEvaluator } from '../values/evaluate-colour';
import type { DirectivesOfStyle } from './directives';

/** Colours by name without dashes, as a palette or a style lists them. */
export type NamedColours = Readonly<Record<string, string>>;

type Failure = NonNullable<ColourContext['onFailure']>;

/** Only the underlay of dialogs and hairlines may be translucent. */
const translucent: ReadonlySet<string> = new Set(['underlay', 'border']);

/** The variables of a style: those of the palette win over those of `Root`. */
export function rootVariables(
  directives: DirectivesOfStyle,
  colours: NamedColours,
): (name: string) => ColourValue | undefined {
  const root = directives.of({ component: 'Root' });
  return (name) => {
    const hex = Object.hasOwn(colours, name) ? parseHex(colours[name] ?? '') : null;
    if (hex !== null) return { kind: 'hex', hex: toHex(hex.colour, translucent.has(name) ? hex.alpha : 1) };
    const found = root.get(`--${name}`);
    return found?.type === 'variable' && found.value.type === 'colour' ? found.value.colour : undefined;
  };
}

/** The colours of the style's first palette, which apply unless another one is chosen. */
export function coloursOf({ palettes }: Pick<Style, 'palettes'>): NamedColours {
  return palettes[0]?.colours ?? {};
}

/**
 * The palette that a style is mixed from. Missing colours are derived from those that it sets; signal colours are taken
 * from our own palette of the same scheme, as is everything for a style without colours.
 */
export function rootPalette(
  name: string,
  variable: (name: string) => ColourValue | undefined,
  onFailure: Failure,
): Palette {
  const evaluate = createColourEvaluator({ variable, onFailure });
  const own = (key: string): Colour | undefined => {
    const value = variable(key);
    return value === undefined ? undefined : evaluate(value).colour;
  };
  const bg = own('bg') ?? colourOf(linnetDark.bg);
  const scheme = schemeOf(bg);
  const base = scheme === 'dark' ? linnetDark : linnetLight;
  const fg = own('fg') ?? colourOf(base.fg);
  const link = own('link') ?? own('accent') ?? colourOf(base.link);
  const accent = own('accent') ?? link;
  const wallpaper = own('wallpaper') ?? (scheme === 'dark' ? mix(BLACK, 35, bg) : mix(fg, 50, bg));
  const signal = (key: 'cRed' | 'cGreen' | 'cBlue' | 'cOrange'): Hex =>
    toHex(own(key) ?? colourOf(base[key]));
  const [underlay, border] = ['underlay', 'border'].map((key) => {
    const value = variable(key);
    return value && evaluate(value);
  });
  const [accentText, shadow] = ['accentText', 'shadow'].map(own);
  return {
    name,
    wallpaper: toHex(wallpaper),
    bg: toHex(bg),
    fg: toHex(fg),
    text: toHex(own('text') ?? colourOf(base.text)),
    link: toHex(link),
    accent: toHex(accent),
    cRed: signal('cRed'),
    cGreen: signal('cGreen'),
    cBlue: signal('cBlue'),
    cOrange: signal('cOrange'),
    ...(underlay !== undefined && { underlay: scrimOf(underlay) }),
    ...(border !== undefined && { border: toHex(border.colour, border.alpha) }),
    ...(accentText !== undefined && { accentText: toHex(accentText) }),
    ...(shadow !== undefined && { shadow: toHex(shadow) }),
  };
}

/** The page stays visible behind a dialog, also where a palette has the colour alone. */
const scrimOf = ({ colour, alpha }: EvaluatedColour): Hex => toHex(colour, alpha < 1 ? alpha : 0.5);

function colourOf(hex: Hex): Colour {
  return parseHex(hex)?.colour ?? BLACK;
}
