import type { Attachment } from '@linnet/api';
import { AudioPlayer } from './players/audio-player';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import { fileFaces } from './file-faces';
import { fileName } from './file-name';
import styles from './other-file.module.css';

/** Media without anything to see: audio and other files. */
export function UnseenMedia({ attachment }: { readonly attachment: Attachment }) {
  return attachment.kind === 'audio' ? (
    <AudioPlayer attachment={attachment} />
  ) : (
    <OtherFile attachment={attachment} />
  );
}

/**
 * A file that is neither visible nor audible: its kind, its title, and a link to it. It is never embedded in the page.
 */
function OtherFile({ attachment: { kind, url, description } }: { readonly attachment: Attachment }) {
  const { icon, label } = fileFaces[kind];
  return (
    <a className={styles.file} href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <Icon of={icon} />
      <span className={styles.words}>
        <b className={styles.title} dir="auto">
          {description || fileName(url) || <Text id={label} />}
        </b>
        <small>
          <Text id={label} />
        </small>
      </span>
    </a>
  );
}
