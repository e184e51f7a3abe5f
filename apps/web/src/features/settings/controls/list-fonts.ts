import { log } from '../../../boot/logger';

/** Names of the fonts that the device has; none where the browser lists none, or the person does not let it. */
export async function listFonts(): Promise<readonly string[]> {
  const query: unknown = Reflect.get(window, 'queryLocalFonts');
  if (typeof query !== 'function') return [];
  try {
    const found: unknown = await Reflect.apply(query, window, []);
    const names = Array.isArray(found) ? found.map(familyOf).filter((name) => name !== '') : [];
    return [...new Set(names)];
  } catch (error) {
    log('warn', 'The fonts of this device could not be listed.', error);
    return [];
  }
}

function familyOf(font: unknown): string {
  if (typeof font !== 'object' || font === null || !('family' in font)) return '';
  return typeof font.family === 'string' ? font.family : '';
}
