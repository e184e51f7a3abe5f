import { useLocale } from '../../platform/i18n/use-locale';
import styles from './language-label.module.css';

export interface LanguageLabelProps {
  /** A language tag. */
  tag: string;
}

/** The language of a status, if it is none of the viewer's languages. */
export function LanguageLabel({ tag }: LanguageLabelProps) {
  const { code } = useLocale();
  return <span className={styles.label}>{nameOf(tag, code)}</span>;
}

const names = new Map<string, Intl.DisplayNames>();

function nameOf(tag: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' });
  names.set(locale, known);
  try {
    return known.of(tag) ?? tag;
  } catch (error) {
    // The server may send something that is not a language tag.
    if (error instanceof RangeError) return tag;
    throw error;
  }
}
