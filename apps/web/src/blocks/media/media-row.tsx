import type { Attachment } from '@linnet/api';
import { FilmTile } from './film-tile';
import { ratioInRow, rowFrame } from './media-ratio';
import styles from './media.module.css';
import { OnRequest } from './on-request';
import { PictureTile } from './picture-tile';

interface MediaRowProps {
  readonly row: readonly Attachment[];
  /** Shows the empty space only. */
  readonly covered: boolean;
  readonly onOpen: (attachment: Attachment, opener: HTMLElement) => void;
}

/** Up to three media side by side, in space reserved before they are loaded. */
export function MediaRow({ row, covered, onOpen }: MediaRowProps) {
  const lone = row.length === 1;
  return (
    <div className={styles.row} style={{ aspectRatio: rowFrame(row).ratio }}>
      {row.map((attachment) => {
        const open = (opener: HTMLElement) => onOpen(attachment, opener);
        return (
          <div
            key={attachment.id}
            className={styles.tile}
            style={{ flexGrow: lone ? 1 : ratioInRow(attachment) }}
          >
            {!covered &&
              (attachment.kind === 'image' ? (
                <OnRequest {...attachment} address={attachment.previewUrl} label="media.load_picture">
                  <PictureTile attachment={attachment} onOpen={open} />
                </OnRequest>
              ) : (
                <FilmTile attachment={attachment} lone={lone} onOpen={open} />
              ))}
          </div>
        );
      })}
    </div>
  );
}
