import type { Attachment } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';
import Images from 'lucide-react/icons/images';
import { useState } from 'react';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { foldHeight, useArrangedMedia } from './arrange-media';
import { DescriptionLanguage, useDescriptionLanguage } from './description-language';
import { fileKinds } from './file-kinds';
import mediaStyles from './media.module.css';
import { OpenMedia } from './open-media';
import styles from './status-media.module.css';

/* The media of a status: one chunk, loaded after the first status. */

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
              <Icon of={fileKinds[kind].icon} size="small" />
              <FileName kind={kind} description={description} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FileName({ kind, description }: Pick<Attachment, 'kind' | 'description'>) {
  return (
    <span className={styles.name} {...useDescriptionLanguage(description)}>
      {description === '' ? <Text id={fileKinds[kind].label} /> : description}
    </span>
  );
}

/** A row with attachments; `language` is the language of their descriptions. */
export type WithMedia = Pick<StatusRow, 'attachments' | 'sensitive'> & Partial<Pick<StatusRow, 'language'>>;

export interface StatusMediaProps {
  readonly status: WithMedia;
  /** Titles of the filters that cover the media. */
  readonly coveredBy: readonly string[];
  /** Returns what the media viewer steps through; by default the attachments of the status. */
  readonly viewerAttachments?: () => readonly Attachment[];
}

/** The media of a status. Their space is known before any of them is loaded. */
export function StatusMedia(props: StatusMediaProps) {
  return (
    <DescriptionLanguage value={props.status.language ?? null}>
      <ArrangedMedia {...props} />
    </DescriptionLanguage>
  );
}

function ArrangedMedia({ status, coveredBy, viewerAttachments }: StatusMediaProps) {
  const { attachments, sensitive } = status;
  const text = useText();
  const { ordered, folding, maxShown } = useArrangedMedia(attachments);
  const [opened, setOpened] = useState<'no' | 'most' | 'all'>('no');
  if (folding.folded && opened === 'no') {
    return (
      <div className={mediaStyles.fold} style={{ blockSize: foldHeight(folding, attachments.length) }}>
        <FoldedMedia attachments={attachments} named={folding.named} onShow={() => setOpened('most')} />
      </div>
    );
  }
  const shown = opened === 'all' ? ordered : ordered.slice(0, maxShown);
  const remaining = ordered.length - shown.length;
  return (
    <>
      <OpenMedia
        attachments={ordered}
        shown={shown}
        sensitive={sensitive}
        coveredBy={coveredBy}
        viewerAttachments={viewerAttachments}
      />
      {remaining > 0 && (
        <div className={mediaStyles.fold} style={{ blockSize: foldHeight(null, 0) }}>
          <Button
            small
            aria-label={text('media.show_more', { count: remaining })}
            onClick={() => setOpened('all')}
          >
            {text('media.more', { count: remaining })}
          </Button>
        </div>
      )}
    </>
  );
}
