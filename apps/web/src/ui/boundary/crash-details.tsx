import { useState } from 'react';
import { type Crash, crashReport } from '../../platform/errors/crash-report';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { matchRoute } from '../../platform/navigation/match-route';
import { Button } from '../button/button';
import styles from './crash-details.module.css';

/** The details of a crash, to be read and copied for the developers. */
export function CrashDetails({ crash }: { readonly crash: Crash }) {
  const text = useText();
  const { code } = useLocale();
  const [at] = useState(() => new Date());
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const report = crashReport(crash, {
    route: matchRoute(location.pathname)?.name ?? 'unknown',
    build: document.querySelector<HTMLMetaElement>('meta[name="linnet-build"]')?.content ?? 'unknown',
    browser: navigator.userAgent,
    language: code,
    size: `${innerWidth} × ${innerHeight}`,
    at,
  });

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(report);
      setOutcome('copied');
    } catch (error) {
      // The text remains visible and can be copied by hand.
      if (!(error instanceof Error)) throw error;
      setOutcome('failed');
    }
  }

  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{text('errors.report')}</summary>
      <p>{text('errors.report_text')}</p>
      <pre className={styles.report} dir="ltr">
        {report}
      </pre>
      <div className={styles.tools}>
        <Button onClick={() => void handleCopy()}>{text('errors.report_copy')}</Button>
        <output>{outcome !== null && text(`errors.report_${outcome}`)}</output>
      </div>
    </details>
  );
}
