import { invitesOf } from '@linnet/domain/staff';
import { type FormEvent, useState } from 'react';
import { ErrorNote } from '../../../blocks/error/error-note';
import { useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { Note } from '../../../ui/note/note';
import { Section } from '../../../ui/section/section';
import styles from './invites.module.css';

/** The forms that make an invitation: as an address, or sent by mail. */
export function NewInviteForms() {
  const text = useText();
  return (
    <Section title={text('invites.new')} titleClass={styles.title} className={styles.section}>
      <NewInviteForm />
      <MailForm />
    </Section>
  );
}

function NewInviteForm() {
  const text = useText();
  const invites = invitesOf(useClient());
  const [maxUse, setMaxUse] = useState('');
  const [expiresAt, setExpiresAt] = useState('');
  const uses = maxUse.trim() === '' ? null : Number(maxUse);
  const isValid = uses === null || (Number.isSafeInteger(uses) && uses > 0);
  const { isPending, error, run } = useStep({
    step: () => invites.create({ maxUse: uses, expiresAt: expiresAt === '' ? null : expiresAt }),
    onDone: () => {
      setMaxUse('');
      setExpiresAt('');
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isValid && !isPending) void run();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={text('invites.max_use')}
        hint={text('invites.max_use_hint')}
        problem={isValid ? undefined : text('invites.max_use_wrong')}
        inputMode="numeric"
        value={maxUse}
        onChange={setMaxUse}
      />
      <TextField
        label={text('invites.last_day')}
        optional
        type="date"
        value={expiresAt}
        onChange={setExpiresAt}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" pending={isPending}>
          {text('invites.create')}
        </Button>
      </div>
      {error !== null && <ErrorNote reason={error} />}
    </form>
  );
}

function MailForm() {
  const text = useText();
  const invites = invitesOf(useClient());
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  /** The latest invitation, and whether its mail was sent. */
  const [made, setMade] = useState<{ readonly email: string; readonly isSent: boolean } | null>(null);
  const { isPending, error, run } = useStep({
    async step() {
      const result = await invites.mail(email.trim(), name.trim());
      const isSent = result === null;
      if (!isSent && result !== 'unsent') return result;
      setMade({ email: email.trim(), isSent });
      return null;
    },
    onDone: () => {
      setEmail('');
      setName('');
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setMade(null);
    if (email.trim() !== '' && !isPending) void run();
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField label={text('invites.mail_to')} type="email" value={email} onChange={setEmail} />
      <TextField label={text('invites.mail_name')} optional value={name} onChange={setName} />
      <div className={styles.submit}>
        <Button type="submit" pending={isPending} disabled={email.trim() === ''}>
          {text('invites.send')}
        </Button>
      </div>
      {error !== null && <ErrorNote reason={error} />}
      {made !== null && (
        <Note tone={made.isSent ? 'success' : 'warning'}>
          {text(made.isSent ? 'invites.sent' : 'invites.unsent', { email: made.email })}
        </Note>
      )}
    </form>
  );
}
