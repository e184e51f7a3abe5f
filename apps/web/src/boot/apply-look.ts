import { applyFonts } from './fonts';
import { measures } from './measures';
import { parseJson } from './read-session';
import { applyRoundness } from './roundness';

/**
 * Sizes and columns as the person of this device has them, so that nothing moves when what reads the settings
 * properly has come. `stored` is their record; `isMember`: somebody is signed in, who may have a third column.
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
