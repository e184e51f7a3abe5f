import type { Attachment } from '@linnet/api';
import Images from 'lucide-react/icons/images';
import { Text } from '../../platform/i18n/text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { fileFaces } from './file-faces';
import styles from './folded-media.module.css';

interface FoldedMediaProps {
  readonly attachments: readonly Attachment[];
  /** Names each attachment. */
  readonly named: boolean;
  readonly onShow: () => void;
}

/** Stands for media that are folded, with a button to show them. */
export function FoldedMedia({ attachments, named, onShow }: FoldedMediaProps) {
  return (
    <>
      <div className={styles.line}>
        <Icon of={Images} />
        <Text id="media.count" values={{ count: attachments.length }} />
        <Button small data-key="media" onClick={onShow}>
          <Text id="media.show" />
        </Button>
      </div>
      {named && (
        <ul>
          {attachments.map(({ id, kind, description }) => (
            <li key={id} className={styles.line}>
              <Icon of={fileFaces[kind].icon} size="small" />
              <span className={styles.name} dir="auto">
                {description === '' ? <Text id={fileFaces[kind].label} /> : description}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
