import { applyFonts } from './fonts';
import { measures } from './measures';
import { parseJson } from './read-session';
import { applyRoundness } from './roundness';

/**
 * Applies the stored sizes and columns before the first paint, so that nothing moves when the settings have loaded.
 *
 * @param stored - The stored settings, unparsed.
 * @param isMember - Somebody is signed in; only members can have a third column.
 */
export function applyLook(root: HTMLElement, stored: string | null, isMember: boolean): void {
  const own: Record<string, unknown> = { ...Object(parseJson(stored)) };
  for (const name of measures) {
    const value = own[name];
    if (typeof value === 'string' && /^[\d.]+(px|r?em|vw)$/.test(value)) {
      root.style.setProperty(`--${name}`, value);
    }
  }
  applyFonts(root, (name) => own[name]);
  applyRoundness(root, own['forcedRoundness']);
  root.toggleAttribute('data-third', isMember && own['thirdColumnMode'] !== 'none');
}
