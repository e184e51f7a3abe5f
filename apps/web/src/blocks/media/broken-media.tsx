import type { Attachment } from '@linnet/api';
import ImageOff from 'lucide-react/icons/image-off';
import { useText } from '../../platform/i18n/use-text';
import { otherSite } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import styles from './broken-media.module.css';

/** An attachment that can't be loaded from any address: its description, and a link to its original. */
export function BrokenMedia({ attachment }: { readonly attachment: Attachment }) {
  const text = useText();
  const { url, remoteUrl, description } = attachment;
  const address = remoteUrl ?? url;
  return (
    <div className={styles.broken}>
      <Icon of={ImageOff} />
      <b>{text('media.not_there')}</b>
      {description !== '' && (
        <p className={styles.words} dir="auto">
          {description}
        </p>
      )}
      {address !== '' && (
        <a href={address} {...otherSite}>
          {text('media.open_original')}
        </a>
      )}
    </div>
  );
}
