/** Languages that do not write their numbers with 0 to 9, or not everywhere (CLDR, default numbering systems). */
const ownDigits: ReadonlySet<string> = new Set(
  'ar as az bgn bho bn ccp ckb dz fa ff hi hnj ks ku lrc mni mr my mzn ne pa ps raj sa sat sd sdh ur uz'.split(
    ' ',
  ),
);

/**
 * Whether a number reads the same in a language as in code. Most numbers on a page do, and the browser's first
 * formatter costs a slow machine more than all cards that it would write them on.
 */
export function isPlain(value: number, locale: string): boolean {
  const [language = ''] = locale.toLowerCase().split('-', 1);
  return (
    Number.isInteger(value) &&
    value >= 0 &&
    value < 1000 &&
    !ownDigits.has(language) &&
    !locale.includes('-u-')
  );
}
