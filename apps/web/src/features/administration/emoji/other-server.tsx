import { serverAddress } from '@linnet/api';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { navigate } from '../../../platform/navigation/navigate';
import { Button } from '../../../ui/button/button';
import { TextField } from '../../../ui/field/text-field';
import { otherServerAddress, packsAddress } from './emoji-addresses';
import styles from './emoji.module.css';
import { SharedPacks } from './shared-packs';

/** Asks for another server and shows the packs that it shares. */
export function OtherServer({ address }: { readonly address: string }) {
  const text = useText();
  const [server, setServer] = useState(address);
  const [isChecked, setChecked] = useState(false);
  const wanted = server.trim();
  const isWrong = !URL.canParse(serverAddress(wanted)) || /[\s@]/.test(wanted);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isWrong) navigate(otherServerAddress(wanted), { replace: true });
  }

  return (
    <div className={styles.part}>
      <Link className={styles.back} to={packsAddress()}>
        {text('emoji_packs.all_packs')}
      </Link>
      <h2 className={styles.packName}>{text('emoji_packs.from_server')}</h2>
      <form className={styles.address} onSubmit={handleSubmit} noValidate>
        <TextField
          label={text('emoji_packs.server')}
          hint={text('emoji_packs.server_hint')}
          problem={isChecked && isWrong ? text('emoji_packs.server_problem') : undefined}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="social.example"
          value={server}
          onChange={setServer}
        />
        <Button type="submit" variant={address === '' ? 'primary' : 'plain'}>
          {text('emoji_packs.show_packs')}
        </Button>
      </form>
      {address !== '' && <SharedPacks key={address} server={address} />}
    </div>
  );
}
