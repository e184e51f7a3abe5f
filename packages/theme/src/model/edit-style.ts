import { printSelector } from './selectors';
import type { Style, StylePalette, StyleRule, StyleSelector } from './style';

const ROOT: StyleSelector = { component: 'Root', states: [] };

type Texts = Readonly<Record<string, string>>;

function withText(texts: Texts, name: string, text: string | null): Texts {
  const others = Object.entries(texts).filter(([key]) => key !== name);
  if (text === null) return Object.fromEntries(others);
  // A name keeps its place.
  return { ...texts, [name]: text };
}

/**
 * The style with a directive set in the last rule of this selector, or in a new one; with null it is removed from all
 * of them. Rules without directives are left out.
 */
export function withDirective(
  style: Style,
  { selector, name }: { readonly selector: StyleSelector; readonly name: string },
  text: string | null,
): Style {
  const id = printSelector(selector);
  const isOwn = (rule: StyleRule): boolean => printSelector(rule.selector) === id;
  const last = style.rules.findLastIndex(isOwn);
  if (text !== null && last === -1) {
    return { ...style, rules: [...style.rules, { selector, directives: { [name]: text } }] };
  }
  const rules = style.rules.map((rule, at) =>
    at === last || (isOwn(rule) && text === null)
      ? { ...rule, directives: withText(rule.directives, name, text) }
      : rule,
  );
  return { ...style, rules: rules.filter(({ directives }) => Object.keys(directives).length > 0) };
}

/** The style with a colour of one of its palettes, or of `Root` where it has none; null removes it. */
export function withColour(
  style: Style,
  { paletteAt, name }: { readonly paletteAt: number; readonly name: string },
  hex: string | null,
): Style {
  if (style.palettes[paletteAt] === undefined) {
    return withDirective(
      style,
      { selector: ROOT, name: `--${name}` },
      hex === null ? null : `color | ${hex}`,
    );
  }
  const palettes = style.palettes.map((palette, at): StylePalette =>
    at === paletteAt ? { ...palette, colours: withText(palette.colours, name, hex) } : palette,
  );
  return { ...style, palettes };
}
