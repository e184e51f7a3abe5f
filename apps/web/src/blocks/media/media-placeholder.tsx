import { arrangeMedia, foldHeight, rowFrame, useArrangedMedia } from './arrange-media';
import styles from './media.module.css';
import type { StatusMediaProps } from './status-media';

/** The space of a status' media, known before any of them is loaded. */
export function MediaPlaceholder({ status: { attachments } }: StatusMediaProps) {
  const { ordered, folding, maxShown } = useArrangedMedia(attachments);
  if (folding.folded)
    return <div className={styles.fold} style={{ blockSize: foldHeight(folding, attachments.length) }} />;

  const { rows, rest } = arrangeMedia(ordered.slice(0, maxShown));
  const width = rows.length === 1 ? rowFrame(rows.flat()).width : null;
  return (
    <>
      <div className={styles.media} style={{ maxInlineSize: width ?? undefined }}>
        {rows.map((row) => (
          <div key={row[0]?.id} className={styles.row} style={{ aspectRatio: rowFrame(row).ratio }} />
        ))}
      </div>
      {rest.map(({ id, kind }) => (
        <div key={id} className={styles.nonVisual} data-kind={kind} />
      ))}
      {ordered.length > maxShown && (
        <div className={styles.fold} style={{ blockSize: foldHeight(null, 0) }} />
      )}
    </>
  );
}
