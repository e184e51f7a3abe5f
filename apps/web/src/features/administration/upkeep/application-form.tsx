import type { Application, ApplicationFields, ErrorReason } from '@linnet/api';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextArea, TextField } from '../../../ui/field/text-field';
import { FormActions } from '../../../ui/form-actions/form-actions';
import { Note } from '../../../ui/note/note';
import styles from './upkeep.module.css';

interface ApplicationFormProps {
  readonly open: boolean;
  /** The application to edit; null to add one. */
  readonly app: Application | null;
  readonly onSubmit: (fields: ApplicationFields) => Promise<ErrorReason | null>;
  readonly onDone: (fields: ApplicationFields) => void;
  readonly onClose: () => void;
}

/** The scopes in the form of a new application: those that most need. */
const standardScopes = 'read write follow push';

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => word !== '');

/** The form of an application. The server doesn't send the scopes of an existing one: left empty, they don't change. */
export function ApplicationForm({ open, app, onSubmit, onDone, onClose }: ApplicationFormProps) {
  const text = useText();
  const [fields, setFields] = useState({
    name: app?.name ?? '',
    redirectUris: app?.redirectUris ?? '',
    scopes: app === null ? standardScopes : '',
    website: app?.website ?? '',
    isTrusted: app?.isTrusted ?? false,
  });
  const [isSubmitted, setSubmitted] = useState(false);
  const sent: ApplicationFields = {
    ...fields,
    name: fields.name.trim(),
    redirectUris: wordsOf(fields.redirectUris).join('\n'),
    website: fields.website.trim(),
    scopes: wordsOf(fields.scopes),
  };
  const missing = {
    name: sent.name === '',
    redirectUris: sent.redirectUris === '',
    scopes: app === null && sent.scopes.length === 0,
  };
  const save = useStep({
    step: () => onSubmit(sent),
    onDone: () => onDone(sent),
    isOpen: open,
  });
  const why = useErrorText(save.error);
  const problem = (field: keyof typeof missing) =>
    isSubmitted && missing[field] ? text(`applications.missing_${field}`) : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!Object.values(missing).includes(true)) void save.run();
  }

  return (
    <Dialog
      open={open}
      title={app === null ? text('applications.new') : text('applications.edit_of', { name: app.name })}
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={text('applications.name')}
          value={fields.name}
          problem={problem('name')}
          onChange={(name) => setFields({ ...fields, name })}
        />
        <TextArea
          label={text('applications.addresses')}
          hint={text('applications.addresses_hint')}
          dir="ltr"
          rows={2}
          value={fields.redirectUris}
          problem={problem('redirectUris')}
          onChange={(redirectUris) => setFields({ ...fields, redirectUris })}
        />
        <TextField
          label={text('applications.scopes')}
          hint={text(app === null ? 'applications.scopes_hint' : 'applications.scopes_kept')}
          dir="ltr"
          value={fields.scopes}
          problem={problem('scopes')}
          onChange={(value) => setFields({ ...fields, scopes: value })}
        />
        <TextField
          label={text('applications.website')}
          optional
          dir="ltr"
          inputMode="url"
          value={fields.website}
          onChange={(website) => setFields({ ...fields, website })}
        />
        <Check checked={fields.isTrusted} onChange={(isTrusted) => setFields({ ...fields, isTrusted })}>
          {text('applications.trust')}
        </Check>
        {save.error !== null && <Note tone="error">{text('applications.not_saved', { why })}</Note>}
        <FormActions submit={text('applications.save')} isPending={save.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
