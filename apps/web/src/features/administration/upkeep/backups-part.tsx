import { backUpPerson } from '@linnet/domain/staff';
import { useState } from 'react';
import { partItemPath } from '../../../blocks/administration/part-entries';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { TextField } from '../../../ui/field/text-field';
import { ConfirmedForm } from './confirmed-form';

/** Makes a backup of somebody's account on their behalf, however recent their last one is. */
export function BackupsPart() {
  const text = useText();
  const client = useClient();
  const [name, setName] = useState('');
  const person = name.trim().replace(/^@/, '');
  return (
    <ConfirmedForm
      title={text('staff_backups.title')}
      what={text('staff_backups.what')}
      fields={(isWrong) => (
        <TextField
          label={text('staff_backups.person')}
          hint={text('staff_backups.person_hint')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={name}
          problem={isWrong ? text('staff_backups.person_wrong') : undefined}
          onChange={setName}
        />
      )}
      // Only accounts of this server can be backed up.
      isValid={/^[^\s@/]+$/.test(person)}
      submit={text('staff_backups.make')}
      question={text('staff_backups.question', { name: person })}
      text={text('staff_backups.text', { name: person })}
      failed={(why) => text('staff_backups.failed', { name: person, why })}
      step={() => backUpPerson(client, person)}
      done={
        <>
          {text('staff_backups.made', { name: person })}{' '}
          <Link to={partItemPath('people', person)}>{text('staff_backups.open')}</Link>
        </>
      }
      onDone={() => setName('')}
    />
  );
}
