import { type FailedEntry, type ImportJob, ownDataOf } from '@linnet/domain/own-data';
import { useErrorText } from '../../blocks/error/use-error-text';
import { useClient } from '../../platform/client/client-provider';
import { useRequest } from '../../platform/client/use-resource';
import { useText } from '../../platform/i18n/use-text';
import styles from './own-data.module.css';

/** How many lines are listed; the file to save has all. */
const MAX_LISTED = 100;

/** The lines of a file that could not be imported, each with the reason. */
export function FailedLines({ job }: { readonly job: ImportJob }) {
  const text = useText();
  const ownData = ownDataOf(useClient());
  const request = useRequest(`failed ${job.id}`, () => ownData.failedOf(job.id));
  if (request.state !== 'ready') return null;
  const title = text('own_data.failed_lines', { count: job.failed });
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      {/* The list scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.lines} aria-label={title} tabIndex={0}>
        {request.answer.slice(0, MAX_LISTED).map((failed) => (
          <FailedLine key={failed.line} failed={failed} />
        ))}
      </ul>
      {request.answer.length > MAX_LISTED && (
        <p className={styles.hint}>
          {text('own_data.more_lines', { count: request.answer.length - MAX_LISTED })}
        </p>
      )}
    </details>
  );
}

function FailedLine({ failed: { line, source, why } }: { readonly failed: FailedEntry }) {
  const text = useText();
  const reason = useErrorText(why === 'not_found' ? null : why);
  return (
    <li className={styles.line}>
      <span>
        {text('own_data.broken_line', {
          line,
          why: why === 'not_found' ? text('own_data.not_found') : reason,
        })}
      </span>
      <bdi className={styles.source}>{source}</bdi>
    </li>
  );
}
