import { serverConfigurationOf } from '@linnet/domain/configuration';
import { type CheckId, type Diagnosis, diagnosisOf } from '@linnet/domain/doctor';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useId } from 'react';
import { NotLoaded } from '../../../blocks/error/not-loaded';
import { useClient } from '../../../platform/client/client-provider';
import { useResource } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Note } from '../../../ui/note/note';
import { PeopleSkeleton } from '../../../ui/skeleton/people-skeleton';
import styles from './doctor.module.css';
import { FindingCard } from './finding-card';

/** Checks the server and lists what was found, with what to do about it. The checks change nothing. */
export function DoctorPart() {
  const text = useText();
  const diagnosis = diagnosisOf(useClient());
  const { value, error, isLoading } = useResource(diagnosis);
  return (
    <div className={styles.part}>
      <p className={styles.intro}>{text('doctor.intro')}</p>
      <div>
        <Button
          icon={<Icon of={RotateCw} size="small" />}
          pending={isLoading}
          onClick={() => void diagnosis.reload()}
        >
          {text('doctor.again')}
        </Button>
      </div>
      {value === null ? (
        <NotLoaded
          title={text('doctor.failed')}
          reason={error}
          skeleton={<PeopleSkeleton />}
          onRetry={() => void diagnosis.load()}
        />
      ) : (
        <Findings diagnosis={value} />
      )}
    </div>
  );
}

function Findings({ diagnosis: { findings, well, unknown } }: { readonly diagnosis: Diagnosis }) {
  const text = useText();
  const settings = useResource(serverConfigurationOf(useClient())).value;
  const count = findings.filter(({ level }) => level !== 'hint').length;
  return (
    <>
      <Note tone={count === 0 ? 'success' : 'warning'}>{text('doctor.summary', { count })}</Note>
      <ul className={styles.findings} aria-label={text('doctor.findings')}>
        {findings.map((finding) => (
          <FindingCard key={finding.id} finding={finding} settings={settings} />
        ))}
      </ul>
      <CheckNames title={text('doctor.well', { count: well.length })} checks={well} />
      <CheckNames title={text('doctor.unknown', { count: unknown.length })} checks={unknown} />
    </>
  );
}

function CheckNames({ title, checks }: { readonly title: string; readonly checks: readonly CheckId[] }) {
  const text = useText();
  const id = useId();
  if (checks.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary id={id}>{title}</summary>
      <ul aria-labelledby={id}>
        {checks.map((check) => (
          <li key={check}>{text(`doctor.check.${check}`)}</li>
        ))}
      </ul>
    </details>
  );
}
