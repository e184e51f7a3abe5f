import { emojiPacksOf } from '@linnet/domain/emoji-packs';
import { type FormEvent, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useStep } from '../../../platform/client/use-resource';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { Dialog } from '../../../ui/dialog/dialog';
import { TextField } from '../../../ui/field/text-field';
import { FormActions } from '../../../ui/form-actions/form-actions';
import { packAddress } from './emoji-addresses';
import styles from './emoji.module.css';
import { usePackErrorText } from './use-pack-error';

/** Asks for the name of a new pack and opens it. */
export function NewPack({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const errorText = usePackErrorText();
  const packs = emojiPacksOf(useClient());
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wanted = name.trim();
  const isWrong = wanted === '' || /[/\\]/.test(wanted) || wanted.startsWith('.');
  const making = useStep({
    step: () => packs.create(wanted),
    onDone: () => navigate(packAddress(wanted)),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isWrong) void making.run();
  }

  const problem =
    isChecked && isWrong ? text('emoji_packs.name_problem') : making.error && errorText(making.error);
  return (
    <Dialog open title={text('emoji_packs.new')} onClose={onClose}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <TextField
          label={text('emoji_packs.name')}
          hint={text('emoji_packs.name_hint')}
          problem={problem ?? undefined}
          value={name}
          onChange={(value) => {
            setName(value);
            making.dismiss();
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormActions submit={text('emoji_packs.create')} isPending={making.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
