import { ownDataOf } from '@linnet/domain/own-data';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { PartSection } from '../../ui/section/part-section';
import { JobRow } from './job-row';
import styles from './own-data.module.css';

/** Imports and exports that run, wait, or are done, the newest first. */
export function JobsSection() {
  const text = useText();
  const jobs = useCell(ownDataOf(useClient()).jobs);
  const title = text('own_data.jobs');
  if (jobs.length === 0) return null;
  return (
    <PartSection className={styles.section} part="jobs" title={title} hint={text('own_data.jobs_hint')}>
      <ul className={styles.rows} aria-label={title}>
        {jobs.toReversed().map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </PartSection>
  );
}
