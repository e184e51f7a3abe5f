import { whichTheme } from '@linnet/theme';
import { styleCss } from '@linnet/theme/compile';
import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { UnusableTheme, compileChosen } from './compile-choice';
import type { OfferedTheme } from './offered-themes';
import type { ThemeFiles } from './theme-files';
import styles from './theme-sample.module.css';

/** A theme as its sample shows it. */
export interface ReadTheme {
  readonly name: string;
  /** The stylesheet for one element, by its selector. */
  readonly cssFor: (selector: string) => string;
}

/** Reads a theme for its sample; null for one that cannot be used. Rejects with an `ApiError`. */
export async function readForSample({ fields }: OfferedTheme, files: ThemeFiles): Promise<ReadTheme | null> {
  const choice = whichTheme(fields, {});
  if (choice.by === 'system') return null;
  try {
    const style = await compileChosen(choice, files);
    return { name: style.name, cssFor: (selector) => styleCss(style, selector) };
  } catch (error) {
    if (error instanceof UnusableTheme) return null;
    throw error;
  }
}

/** A small page with a post in the colours of a theme; of no use to screen readers. */
export function ThemeSample({ theme }: { readonly theme: ReadTheme | undefined }) {
  const text = useText();
  const id = useId();
  if (theme === undefined) return <div className={styles.empty} />;
  return (
    <div className={styles.sample} data-sample={id} aria-hidden="true" inert>
      <style>{theme.cssFor(`[data-sample="${id}"]`)}</style>
      <div className={styles.bar}>
        <span className={styles.dot} />
        <span className={styles.dot} />
      </div>
      <div className={styles.panel}>
        <div className={styles.header}>{text('themes.sample_title')}</div>
        <div className={styles.post}>
          <span className={styles.avatar} />
          <p className={styles.words}>
            <b>{text('themes.sample_name')}</b> <span className={styles.faint}>@linnet</span>
            <br />
            {text('themes.sample_text')} <span className={styles.link}>{text('themes.sample_link')}</span>
          </p>
          <span className={styles.button}>{text('themes.sample_button')}</span>
          <span className={styles.main}>{text('themes.sample_main_button')}</span>
        </div>
      </div>
    </div>
  );
}
