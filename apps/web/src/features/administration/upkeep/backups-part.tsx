import { backUpPerson } from '@linnet/domain/staff';
import { type FormEvent, useState } from 'react';
import { partItemPath } from '../../../blocks/administration/part-entries';
import { ConfirmStep } from '../../../blocks/error/confirm-step';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import styles from './upkeep.module.css';

/** Makes a backup of somebody's account for them, whenever their last one was. */
export function BackupsPart() {
  const text = useText();
  const client = useClient();
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [doneFor, setDoneFor] = useState<string | null>(null);
  const person = name.trim().replace(/^@/, '');
  // Only accounts of this server can be backed up.
  const isName = /^[^\s@/]+$/.test(person);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    setDoneFor(null);
    if (isName) setAsking(true);
  }

  return (
    <Section title={text('staff_backups.title')} titleClass={styles.title} className={styles.section}>
      <p className={styles.faint}>{text('staff_backups.what')}</p>
      <form
        className={styles.form}
        aria-label={text('staff_backups.title')}
        noValidate
        onSubmit={handleSubmit}
      >
        <TextField
          label={text('staff_backups.person')}
          hint={text('staff_backups.person_hint')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={name}
          problem={isSubmitted && !isName ? text('staff_backups.person_wrong') : undefined}
          onChange={setName}
        />
        <div className={styles.tools}>
          <Button type="submit" variant="primary">
            {text('staff_backups.make')}
          </Button>
        </div>
      </form>
      {doneFor !== null && (
        <Note tone="success" onDismiss={() => setDoneFor(null)}>
          {text('staff_backups.made', { name: doneFor })}{' '}
          <Link to={partItemPath('people', doneFor)}>{text('staff_backups.open')}</Link>
        </Note>
      )}
      <ConfirmStep
        open={isAsking}
        title={text('staff_backups.question', { name: person })}
        text={text('staff_backups.text', { name: person })}
        confirmLabel={text('staff_backups.make')}
        failed={(why) => text('staff_backups.failed', { name: person, why })}
        step={() => backUpPerson(client, person)}
        onClose={() => setAsking(false)}
        onDone={() => {
          setDoneFor(person);
          setAsking(false);
          setName('');
          setSubmitted(false);
        }}
      />
    </Section>
  );
}
