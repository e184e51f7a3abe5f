import type { EmojiPack } from '@linnet/api';
import { changedFields, emojiPackOf, fieldsOf } from '@linnet/domain/emoji-packs';
import { type FormEvent, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { Check } from '../../../ui/check/check';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextArea, TextField } from '../../../ui/field/text-field';
import { FormActions } from '../../../ui/form-actions/form-actions';
import { Note } from '../../../ui/note/note';
import styles from '../emoji/emoji.module.css';
import { usePackErrorText } from '../emoji/use-pack-error';

interface PackFormProps {
  readonly name: string;
  readonly pack: EmojiPack;
  readonly onClose: () => void;
}

/** The form for the details of a pack. Only changed fields are sent, so that what others changed meanwhile stays. */
export function PackForm({ name, pack, onClose }: PackFormProps) {
  const text = useText();
  const errorText = usePackErrorText();
  const openPack = emojiPackOf(useClient(), name);
  const [before] = useState(() => fieldsOf(pack));
  const [fields, setFields] = useState(before);
  const change = changedFields(before, fields);
  const saving = useStep({ step: () => openPack.describe(change), onDone: onClose });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(change).length === 0) onClose();
    else void saving.run();
  }

  const bind = (field: 'description' | 'license' | 'homepage' | 'fallback') => ({
    label: text(`emoji_packs.${field}`),
    value: fields[field],
    onChange: (value: string) => setFields({ ...fields, [field]: value }),
  });

  return (
    <Dialog open wide title={text('emoji_packs.details_of', { name })} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextArea {...bind('description')} />
        <TextField {...bind('license')} />
        <TextField {...bind('homepage')} type="url" inputMode="url" placeholder="https://" />
        <Check checked={fields.shared} onChange={(shared) => setFields({ ...fields, shared })}>
          {text('emoji_packs.share')}
        </Check>
        <TextField
          {...bind('fallback')}
          hint={text('emoji_packs.fallback_hint')}
          type="url"
          inputMode="url"
          placeholder="https://"
        />
        {pack.fallbackSha256 !== '' && (
          <p className={styles.digest}>
            {text('emoji_packs.fallback_digest', { digest: pack.fallbackSha256 })}
          </p>
        )}
        {saving.error !== null && (
          <Note tone="error">{text('emoji_packs.describe_failed', { why: errorText(saving.error) })}</Note>
        )}
        <FormActions submit={text('emoji_packs.save')} isPending={saving.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
