import type { Attachment } from '@linnet/api';
import { useSetting } from '../../platform/client/use-setting';
import { arrangeMedia } from './arrange-media';
import { MediaCover } from './media-cover';
import { rowFrame } from './media-ratio';
import { MediaRow } from './media-row';
import styles from './media.module.css';
import { UnseenMedia } from './unseen-media';
import { useUncovered } from './use-uncovered';
import { viewerRequest } from './viewer-request';

interface OpenMediaProps {
  /** All attachments of the status in their order, for stepping through in the media viewer. */
  readonly attachments: readonly Attachment[];
  readonly shown: readonly Attachment[];
  readonly sensitive: boolean;
  /** Titles of the filters that cover the media. */
  readonly coveredBy: readonly string[];
}

/** The media of a status, covered if they are sensitive. */
export function OpenMedia({ attachments, shown, sensitive, coveredBy }: OpenMediaProps) {
  const contains = useSetting('useContainFit');
  const hidesSensitive = useSetting('hideNsfw');
  const covers = (hidesSensitive && sensitive) || coveredBy.length > 0;
  const [uncovered, setUncovered] = useUncovered(coveredBy.length > 0);
  const { rows, rest } = arrangeMedia(shown);
  const covered = covers && !uncovered;
  const width = rows.length === 1 ? rowFrame(rows.flat()).width : null;

  function open(attachment: Attachment, opener: HTMLElement | null) {
    const viewed = attachments.filter(({ kind }) => kind !== 'html' && kind !== 'unknown');
    viewerRequest.set({ attachments: viewed, first: viewed.indexOf(attachment), opener });
  }

  return (
    <>
      <div
        className={styles.media}
        data-own-clicks
        data-fit={contains ? 'contain' : 'cover'}
        style={{ maxInlineSize: width ?? undefined }}
      >
        {rows.map((row) => (
          <MediaRow key={row[0]?.id} row={row} covered={covered} onOpen={open} />
        ))}
        {covered && rows.length === 0 && <div className={styles.blank} />}
        {covers && (
          <MediaCover
            attachments={shown}
            covered={covered}
            coveredBy={coveredBy}
            onCover={setUncovered}
            onOpen={open}
          />
        )}
      </div>
      {!covered &&
        rest.map((attachment) => (
          <div key={attachment.id} className={styles.unseen} data-own-clicks data-kind={attachment.kind}>
            <UnseenMedia attachment={attachment} />
          </div>
        ))}
    </>
  );
}
