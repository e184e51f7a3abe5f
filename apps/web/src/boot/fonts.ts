/** Settings that name a font, each with the CSS variable that it sets and the fallback font. */
const fonts = [
  ['interfaceFont', '--font', 'sans-serif'],
  ['inputFont', '--inputFont', 'sans-serif'],
  ['postFont', '--postFont', 'sans-serif'],
  ['monospaceFont', '--monoFont', 'monospace'],
] as const;

/** Applies the chosen fonts; those that nobody chose are left to the stylesheet. */
export function applyFonts(
  { style }: HTMLElement,
  nameOf: (setting: (typeof fonts)[number][0]) => unknown,
): void {
  for (const [setting, variable, generic] of fonts) {
    const name = nameOf(setting);
    const isName = typeof name === 'string' && /^[\p{L}\p{N} ._-]{1,99}$/u.test(name);
    if (isName) style.setProperty(variable, `"${name}", ${generic}`);
    else style.removeProperty(variable);
  }
}
