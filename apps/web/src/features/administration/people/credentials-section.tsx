import type { CredentialsChange, StaffAccount } from '@linnet/api';
import { type PersonStep, hasPrivilege, loadCredentials } from '@linnet/domain/staff';
import { type FormEvent, useState } from 'react';
import { RequestContent } from '../../../blocks/error/error-note';
import { useStaffScene } from '../../../blocks/administration/use-staff-scene';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { PartSection } from '../parts-kit/part-section';
import styles from './people.module.css';

interface CredentialsSectionProps {
  readonly person: StaffAccount;
  readonly isOwn: boolean;
  readonly onStep: (step: PersonStep) => void;
}

/** Name, email and password of an account of this server. Loaded only on a click. */
export function CredentialsSection({ person, isOwn, onStep }: CredentialsSectionProps) {
  const text = useText();
  const canManage = hasPrivilege(useStaffScene(), 'users_manage_credentials');
  const [isOpen, setOpen] = useState(false);
  if (!canManage || !person.isLocal || isOwn) return null;
  return (
    <PartSection title={text('person.credentials')}>
      {isOpen ? (
        <CredentialsForm person={person} onStep={onStep} />
      ) : (
        <div className={styles.actions}>
          <Button small onClick={() => setOpen(true)}>
            {text('person.change_credentials')}
          </Button>
        </div>
      )}
    </PartSection>
  );
}

function CredentialsForm({ person, onStep }: Omit<CredentialsSectionProps, 'isOwn'>) {
  const text = useText();
  const client = useClient();
  const request = useRequest(`${person.acct} ${person.email} ${person.displayName}`, () =>
    loadCredentials(client, person.acct),
  );
  return (
    <RequestContent request={request} failed={text('person.credentials_failed')}>
      {(stored) => <CredentialsFields stored={stored} onStep={onStep} />}
    </RequestContent>
  );
}

interface CredentialsFieldsProps {
  readonly stored: { readonly name: string; readonly email: string };
  readonly onStep: (step: PersonStep) => void;
}

function CredentialsFields({ stored, onStep }: CredentialsFieldsProps) {
  const text = useText();
  const [name, setName] = useState(stored.name);
  const [email, setEmail] = useState(stored.email);
  const [password, setPassword] = useState('');
  const change: CredentialsChange = {
    ...(name !== stored.name && { name }),
    ...(email.trim() !== stored.email && { email: email.trim() }),
    ...(password !== '' && { password }),
  };
  const isChanged = Object.keys(change).length > 0;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) onStep({ kind: 'credentials', change });
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField label={text('person.name')} value={name} onChange={setName} />
      <TextField label={text('people_desk.email')} type="email" value={email} onChange={setEmail} />
      <TextField
        label={text('person.new_password')}
        hint={text('person.new_password_hint')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={!isChanged}>
          {text('person.save')}
        </Button>
      </div>
    </form>
  );
}
