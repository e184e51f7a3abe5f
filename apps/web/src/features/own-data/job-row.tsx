import {
  type ExportJob,
  type ImportJob,
  type OwnDataJob,
  ownDataOf,
  type ResultFile,
} from '@linnet/domain/own-data';
import { useId, useState } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import { saveFile } from '../../platform/browser/save-file';
import { useClient } from '../../platform/client/client-provider';
import { useList } from '../../platform/i18n/use-list';
import { useText } from '../../platform/i18n/use-text';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { FailedLines } from './failed-lines';
import styles from './own-data.module.css';

/** An import or export: its progress, why it waits, and its result. */
export function JobRow({ job }: { readonly job: OwnDataJob }) {
  const text = useText();
  const id = useId();
  const { full } = useAbsoluteTime();
  const { done, total, progress, madeAt } = job;
  const name =
    job.task === 'import'
      ? text('own_data.job_import', { kind: text(`own_data.kind.${job.kind}`) })
      : text('own_data.job_export', { count: job.kinds.length });
  return (
    <li className={styles.job}>
      <p className={styles.name} id={id}>
        {name}
      </p>
      <p className={styles.hint}>
        {job.task === 'import' && (
          <>
            <bdi>{job.fileName}</bdi>
            {' · '}
          </>
        )}
        <time>{full(madeAt)}</time>
      </p>
      {progress !== 'done' && (
        <progress
          className={styles.progress}
          aria-labelledby={id}
          {...(total !== null && total > 0 && { value: Math.min(done, total), max: total })}
        />
      )}
      <p className={styles.state} role="status">
        <JobState job={job} />
      </p>
      {job.task === 'import' && progress === 'done' && job.failed > 0 && <FailedLines job={job} />}
      {job.task === 'export' && <ExportProblems job={job} />}
      <JobActions job={job} labelledBy={id} />
    </li>
  );
}

/** One sentence about the progress of a job. */
function JobState({ job }: { readonly job: OwnDataJob }) {
  const text = useText();
  const { short } = useAbsoluteTime();
  const { phase, progress, done, total } = job;
  const why = useErrorText('why' in phase ? phase.why : null);
  const count = job.task === 'import' ? importCount(job) : { done, total: total ?? -1 };
  if (progress === 'done') {
    const failed = job.task === 'import' ? job.failed : 0;
    return text(job.task === 'import' ? 'own_data.import_done' : 'own_data.export_done', {
      done: done - failed,
      failed,
    });
  }
  const soFar = text('own_data.so_far', count);
  if (progress === 'stopped') return `${text('own_data.stopped')} ${soFar}`;
  if (why !== '' && phase.state === 'waiting') {
    const until = Number.isFinite(phase.until) ? short(phase.until) : '';
    const waits =
      until === '' ? text('own_data.waits_sign_in', { why }) : text('own_data.waits', { why, until });
    return `${waits} ${soFar}`;
  }
  if (job.task === 'import' && job.stage === 'check') return `${text('own_data.checking')} ${soFar}`;
  return soFar;
}

/** The progress of an import. In the stage `bulk`, in which the server gets whole lists, what was sent counts as done. */
const importCount = ({ stage, cursor, done, total }: ImportJob) => ({
  done: Math.min(stage === 'bulk' ? cursor : done, total ?? 0),
  total: total ?? -1,
});

function ExportProblems({ job }: { readonly job: ExportJob }) {
  const text = useText();
  const list = useList();
  const [first] = job.problems;
  const why = useErrorText(first?.why ?? null);
  if (first === undefined) return null;
  const kinds = list(job.problems.map(({ kind }) => text(`own_data.kind.${kind}`)));
  return <Note tone="warning">{text('own_data.export_problems', { kinds, why })}</Note>;
}

interface JobActionsProps {
  readonly job: OwnDataJob;
  readonly labelledBy: string;
}

function JobActions({ job, labelledBy }: JobActionsProps) {
  const text = useText();
  const ownData = ownDataOf(useClient());
  const [isPreparing, setPreparing] = useState(false);
  const { id, progress, task } = job;

  async function handleSave(fileOf: (id: string) => Promise<ResultFile | null>) {
    setPreparing(true);
    try {
      const file = await fileOf(id);
      if (file !== null) saveFile(file.name, file.parts, file.type);
    } finally {
      setPreparing(false);
    }
  }

  const described = { 'aria-describedby': labelledBy };
  return (
    <div className={styles.tools}>
      {progress === 'running' && (
        <Button small {...described} onClick={() => ownData.stop(id)}>
          {text('own_data.stop')}
        </Button>
      )}
      {progress === 'stopped' && (
        <Button small {...described} onClick={() => ownData.resume(id)}>
          {text('own_data.resume')}
        </Button>
      )}
      {task === 'export' && progress !== 'running' && (
        <Button
          small
          variant={progress === 'done' ? 'primary' : 'plain'}
          {...described}
          pending={isPreparing}
          onClick={() => void handleSave(ownData.fileOf)}
        >
          {text(progress === 'done' ? 'own_data.save' : 'own_data.save_part')}
        </Button>
      )}
      {task === 'import' && progress === 'done' && job.failed > 0 && (
        <Button
          small
          {...described}
          pending={isPreparing}
          onClick={() => void handleSave(ownData.failedFile)}
        >
          {text('own_data.save_failed')}
        </Button>
      )}
      {progress !== 'running' && (
        <Button small variant="quiet" {...described} onClick={() => void ownData.remove(id)}>
          {text('own_data.remove')}
        </Button>
      )}
    </div>
  );
}
