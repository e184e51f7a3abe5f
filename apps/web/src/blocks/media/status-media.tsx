import type { StatusRow } from '@linnet/domain';
import { useState } from 'react';
import { useFilterContext } from '../../platform/client/filter-context';
import { useSetting } from '../../platform/client/use-setting';
import { arrangeMedia } from './arrange-media';
import { foldHeight, foldingOf } from './folding';
import { FoldedMedia } from './folded-media';
import styles from './media.module.css';
import { OpenMedia } from './open-media';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';

export interface StatusMediaProps {
  readonly status: Pick<StatusRow, 'attachments' | 'sensitive'>;
  /** Titles of the filters that cover the media. */
  readonly coveredBy: readonly string[];
}

/** The media of a status. Their space is known before any of them is loaded. */
export function StatusMedia({ status: { attachments, sensitive }, coveredBy }: StatusMediaProps) {
  const inConversation = useFilterContext() === 'thread';
  const hides = useSetting(inConversation ? 'hideAttachmentsInConv' : 'hideAttachments');
  const most = useSetting('maxThumbnails') ?? Infinity;
  const [opened, setOpened] = useState<'no' | 'most' | 'all'>('no');
  const { rows, rest, score } = arrangeMedia(attachments);
  const { folded, named } = foldingOf({ count: attachments.length, score, hides });

  if (folded && opened === 'no') {
    return (
      <div className={styles.fold} style={{ blockSize: foldHeight({ folded, named }, attachments.length) }}>
        <FoldedMedia attachments={attachments} named={named} onShow={() => setOpened('most')} />
      </div>
    );
  }
  const ordered = [...rows.flat(), ...rest];
  const shown = opened === 'all' ? ordered : ordered.slice(0, most);
  return (
    <>
      <OpenMedia attachments={ordered} shown={shown} sensitive={sensitive} coveredBy={coveredBy} />
      {shown.length < ordered.length && (
        <div className={styles.fold} style={{ blockSize: foldHeight(null, 0) }}>
          <MoreMedia count={ordered.length - shown.length} onShow={() => setOpened('all')} />
        </div>
      )}
    </>
  );
}

interface MoreMediaProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** A button that shows the attachments above the number of thumbnails that the viewer has set. */
function MoreMedia({ count, onShow }: MoreMediaProps) {
  const text = useText();
  return (
    <Button small aria-label={text('media.show_more', { count })} onClick={onShow}>
      <Text id="media.more" values={{ count }} />
    </Button>
  );
}
