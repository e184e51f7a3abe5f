import type { Attachment } from '@linnet/api';
import ImageOff from 'lucide-react/icons/image-off';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import styles from './broken-media.module.css';

/** An attachment that can't be loaded from any address: its description, and a link to its original. */
export function BrokenMedia({
  attachment: { url, remoteUrl, description },
}: {
  readonly attachment: Attachment;
}) {
  const address = remoteUrl ?? url;
  return (
    <div className={styles.broken}>
      <Icon of={ImageOff} />
      <b>
        <Text id="media.not_there" />
      </b>
      {description !== '' && (
        <p className={styles.words} dir="auto">
          {description}
        </p>
      )}
      {address !== '' && (
        <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
          <Text id="media.open_original" />
        </a>
      )}
    </div>
  );
}
