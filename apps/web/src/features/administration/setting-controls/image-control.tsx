import type { ErrorReason } from '@linnet/api';
import { uploadServerPicture } from '@linnet/domain/configuration';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { useFilePicker } from '../../../ui/file-picker/use-file-picker';
import { Icon } from '../../../ui/icon/icon';
import { Note } from '../../../ui/note/note';
import { pictureAddress } from './picture-address';
import { TextControl } from './scalar-controls';
import type { SettingControlProps } from '../server/setting-scene';
import styles from '../server/server.module.css';

/** The address of a picture, a button that uploads one, and a preview. */
export function ImageControl(props: SettingControlProps) {
  const { shown, label, onChange } = props;
  const text = useText();
  const client = useClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ErrorReason | null>(null);
  const address = typeof shown === 'string' ? pictureAddress(shown) : null;
  const why = useErrorText(error);

  async function handleFile(file: File) {
    setPending(true);
    const answer = await uploadServerPicture(client, file);
    setPending(false);
    setError('reason' in answer ? answer.reason : null);
    // A path without the origin stays right when the server's domain changes.
    if ('address' in answer) onChange(answer.address.replace(`${location.origin}/`, '/'));
  }

  const picker = useFilePicker({
    label: text('server_settings.picture_of', { setting: label }),
    accept: 'image/*',
    onFiles: ([file]) => file !== undefined && void handleFile(file),
  });
  return (
    <div className={styles.rows}>
      <TextControl {...props} />
      <div className={styles.tools}>
        {picker.input}
        <Button small icon={<Icon of={ImagePlus} size="small" />} pending={isPending} onClick={picker.open}>
          {text('server_settings.choose_picture')}
        </Button>
      </div>
      {error !== null && <Note tone="error">{text('server_settings.picture_failed', { why })}</Note>}
      {address !== null && <Picture key={address} address={address} />}
    </div>
  );
}

function Picture({ address }: { readonly address: string }) {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className={styles.problem}>{text('server_settings.picture_broken')}</p>;
  return (
    <img
      className={styles.picture}
      src={address}
      alt={text('server_settings.picture_preview')}
      onError={() => setBroken(true)}
    />
  );
}
