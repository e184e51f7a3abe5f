import type { PlacedSetting } from '@linnet/domain/settings';

/** The names of a setting in this application and in Pleroma-FE, as they are and split into words. */
export function keyWordsOf(key: string, { pleromaFe }: PlacedSetting<unknown>): string {
  const names = pleromaFe === null || pleromaFe === undefined ? [key] : [key, pleromaFe];
  return names.flatMap((name) => [name, name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ')]).join(' ');
}
