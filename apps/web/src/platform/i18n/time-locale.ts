/**
 * The locale for times: the words of the interface's language, with the order and the clock of the region that the
 * browser is set to. English in a German browser gives "21 Nov, 14:05".
 */
export function timeLocaleOf(language: string, wanted: readonly string[]): string {
  const [first = language] = wanted;
  if (!isLocale(first)) return language;
  const own = new Intl.Locale(first);
  const spoken = new Intl.Locale(language).language;
  const region = own.maximize().region ?? '';
  const written = own.language === spoken ? own.baseName : inRegion(spoken, region);
  const { hourCycle } = new Intl.DateTimeFormat(first, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === undefined ? written : `${written}-u-hc-${hourCycle}`;
}

/** The language in a region; world English where the region has no English format of its own. */
function inRegion(language: string, region: string): string {
  const local = `${language}-${region}`;
  if (!isLocale(local)) return language;
  const { locale } = new Intl.DateTimeFormat(local).resolvedOptions();
  return new Intl.Locale(locale).region === undefined && language === 'en' ? 'en-001' : local;
}

function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
