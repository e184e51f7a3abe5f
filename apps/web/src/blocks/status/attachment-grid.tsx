import type { StatusRow } from '@linnet/domain';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useSetting } from '../../platform/client/use-setting';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconButton } from '../../ui/icon-button/icon-button';
import { AttachmentTile } from './attachment-tile';
import styles from './attachment-grid.module.css';
import { gridRatio } from './grid-ratio';
import { laterPart } from './later-part';

/** Most statuses have none. */
const OtherFile = laterPart(
  (parts) => parts.OtherFile,
  () => <div className={styles.other} />,
);

interface AttachmentGridProps {
  status: StatusRow;
}

/** The pictures of a status in a frame whose size is known before they arrive; other files below it. */
export function AttachmentGrid({ status }: AttachmentGridProps) {
  const text = useText();
  const covers = useSetting('hideNsfw');
  const [uncovered, setUncovered] = useState(false);
  const pictures = status.attachments.filter(({ kind }) => kind === 'image');
  const others = status.attachments.filter(({ kind }) => kind !== 'image');
  const isCovered = status.sensitive && covers && !uncovered;

  return (
    <>
      {pictures.length > 0 && (
        <div
          className={styles.grid}
          data-count={Math.min(pictures.length, 4)}
          style={{ aspectRatio: gridRatio(pictures) }}
        >
          {isCovered ? (
            <div className={styles.cover}>
              <Icon of={EyeOff} size="large" />
              <Text id="status.sensitive_media" />
              <Button small className={styles.show} onClick={() => setUncovered(true)}>
                <Text id="status.show_media" />
              </Button>
            </div>
          ) : (
            pictures.map((picture) => <AttachmentTile key={picture.id} attachment={picture} />)
          )}
          {status.sensitive && covers && uncovered && (
            <IconButton
              small
              className={styles.hide}
              name={text('status.hide_media')}
              icon={EyeOff}
              onClick={() => setUncovered(false)}
            />
          )}
        </div>
      )}
      {others.map((file) => (
        <OtherFile key={file.id} attachment={file} />
      ))}
    </>
  );
}
