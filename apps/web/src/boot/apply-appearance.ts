import { parseJson } from './read-session';

/** Settings that are sizes: each sets the CSS variable of the same name. */
export const sizeSettings = [
  'textSize',
  'emojiSize',
  'navbarSize',
  'panelHeaderSize',
  'sidebarColumnWidth',
  'contentColumnWidth',
  'notifsColumnWidth',
] as const;

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

/** Sets the roundness of all corners: 0 none, 1 a little, 2 more. With any other value the theme decides. */
export function applyRoundness({ dataset }: HTMLElement, roundness: unknown): void {
  if (roundness === 0 || roundness === 1 || roundness === 2) dataset['roundness'] = String(roundness);
  else delete dataset['roundness'];
}

/**
 * Applies the stored sizes and columns before the first paint, so that nothing moves when the settings have loaded.
 *
 * @param stored - The stored settings, unparsed.
 * @param isSignedIn - Somebody is signed in; only a signed-in viewer can have a third column.
 */
export function applyStoredAppearance(root: HTMLElement, stored: string | null, isSignedIn: boolean): void {
  const settings: Record<string, unknown> = { ...Object(parseJson(stored)) };
  for (const name of sizeSettings) {
    const value = settings[name];
    if (typeof value === 'string' && /^[\d.]+(px|r?em|vw)$/.test(value)) {
      root.style.setProperty(`--${name}`, value);
    }
  }
  applyFonts(root, (name) => settings[name]);
  applyRoundness(root, settings['forcedRoundness']);
  root.toggleAttribute('data-third', isSignedIn && settings['thirdColumnMode'] !== 'none');
}
