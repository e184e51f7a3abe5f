import type { PlacedSetting } from '@linnet/domain/settings';

/** The names under which a setting is kept here and in Pleroma-FE, as they stand and taken apart. */
export function keyWordsOf(key: string, { pleromaFe }: PlacedSetting<unknown>): string {
  const names = pleromaFe === null || pleromaFe === undefined ? [key] : [key, pleromaFe];
  return names.flatMap((name) => [name, name.replace(/([a-z\d])(?=[A-Z])/g, '$1 ')]).join(' ');
}
