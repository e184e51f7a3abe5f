import type { BrokenLine, ImportPreview } from '@linnet/domain/own-data';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Note } from '../../ui/note/note';
import styles from './own-data.module.css';

/** How many broken lines are listed. */
const MAX_LISTED = 100;

interface ImportPreviewDialogProps {
  readonly preview: ImportPreview;
  readonly onClose: () => void;
  readonly onStart: () => void;
}

/** What was read from a file, before anything is sent. */
export function ImportPreviewDialog({ preview, onClose, onStart }: ImportPreviewDialogProps) {
  const text = useText();
  const { kind, fileName, entries, fresh, broken, repeated } = preview;
  const known = entries.length - fresh.length;
  return (
    <Dialog open onClose={onClose} title={text('own_data.preview', { kind: text(`own_data.kind.${kind}`) })}>
      <div className={styles.preview}>
        <p className={styles.file}>
          <bdi>{fileName}</bdi>
        </p>
        <ul className={styles.facts}>
          <li>{text('own_data.preview_fresh', { count: fresh.length })}</li>
          {known > 0 && <li>{text('own_data.preview_known', { count: known })}</li>}
          {repeated > 0 && <li>{text('own_data.preview_repeated', { count: repeated })}</li>}
        </ul>
        {kind === 'blocks' && fresh.length > 0 && (
          <Note tone="warning">{text('own_data.preview_blocks')}</Note>
        )}
        {broken.length > 0 && <BrokenLines broken={broken} />}
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClose}>
            {text('general.cancel')}
          </Button>
          {fresh.length > 0 && (
            <Button variant="primary" onClick={onStart}>
              {text('own_data.start_import', { count: fresh.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function BrokenLines({ broken }: { readonly broken: readonly BrokenLine[] }) {
  const text = useText();
  const title = text('own_data.broken', { count: broken.length });
  return (
    <>
      <Note tone="warning">{title}</Note>
      {/* The list scrolls, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.lines} aria-label={title} tabIndex={0}>
        {broken.slice(0, MAX_LISTED).map(({ line, source, why }) => (
          <li key={line} className={styles.line}>
            <span>{text('own_data.broken_line', { line, why: text(`own_data.broken.${why}`) })}</span>
            <bdi className={styles.source}>{source}</bdi>
          </li>
        ))}
      </ul>
      {broken.length > MAX_LISTED && (
        <p className={styles.hint}>{text('own_data.more_lines', { count: broken.length - MAX_LISTED })}</p>
      )}
    </>
  );
}
