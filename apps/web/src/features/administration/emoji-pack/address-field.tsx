import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import styles from '../emoji/emoji.module.css';
import { isWebAddress } from './new-emoji';

interface AddressFieldProps {
  readonly isDisabled: boolean;
  readonly onAdd: (address: string) => void;
}

/** Takes the address of a picture or archive, which the server fetches. */
export function AddressField({ isDisabled, onAdd }: AddressFieldProps) {
  const text = useText();
  const [address, setAddress] = useState('');
  const [isChecked, setChecked] = useState(false);
  const wanted = address.trim();
  const problem = isChecked && !isWebAddress(wanted) ? text('emoji_packs.address_problem') : undefined;

  function handleAdd() {
    setChecked(true);
    if (!isWebAddress(wanted)) return;
    onAdd(wanted);
    setAddress('');
    setChecked(false);
  }

  return (
    <div className={styles.address}>
      <TextField
        label={text('emoji_packs.address')}
        problem={problem}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        disabled={isDisabled}
        onChange={setAddress}
        onKeyDown={(event) => {
          // Enter adds the address; the form is not sent yet.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || wanted === '') return;
          event.preventDefault();
          handleAdd();
        }}
      />
      <Button disabled={isDisabled} onClick={handleAdd}>
        {text('emoji_packs.address_add')}
      </Button>
    </div>
  );
}
