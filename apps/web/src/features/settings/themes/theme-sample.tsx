import { useId } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import styles from './theme-sample.module.css';

interface ThemeSampleProps {
  /** The stylesheet for one element, by its selector; undefined until the theme is read. */
  readonly cssFor: ((selector: string) => string) | undefined;
}

/**
 * A small page with a post in the colours of a theme, hidden from screen readers. It is memoised, since a click in the
 * gallery renders all samples.
 */
export function ThemeSample({ cssFor }: ThemeSampleProps) {
  'use memo';
  const id = useId();
  if (cssFor === undefined) return <div className={styles.empty} />;
  return (
    <div className={styles.sample} data-sample={id} aria-hidden="true" inert>
      <style>{cssFor(`[data-sample="${id}"]`)}</style>
      <SamplePage />
    </div>
  );
}

function SamplePage() {
  const text = useText();
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.dot} />
        <span className={styles.dot} />
      </div>
      <div className={styles.panel}>
        <div className={styles.header}>{text('themes.sample_title')}</div>
        <div className={styles.post}>
          <span className={styles.avatar} />
          <p className={styles.words}>
            <b>
              <bdi>{text('themes.sample_name')}</bdi>
            </b>{' '}
            <bdi className={styles.faint}>@linnet</bdi>
            <br />
            {text('themes.sample_text')} <span className={styles.link}>{text('themes.sample_link')}</span>
          </p>
          <span className={styles.button}>{text('themes.sample_button')}</span>
          <span className={styles.main}>{text('themes.sample_main_button')}</span>
        </div>
      </div>
    </>
  );
}
