import { isInProgress, uploadLimitsOf } from '@linnet/domain/uploads';
import { useState } from 'react';
import { useInstance } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { AttachedThumb } from './attached-thumb';
import styles from '../../../blocks/uploads/attachments.module.css';
import { DescriptionEditor, DescriptionError } from './description-editor';
import type { DraftFiles } from './draft-files';
import { FailedUpload, UploadThumb } from '../../../blocks/uploads/upload-thumb';
import { type Move, withMoved, useReordering } from './use-reordering';

interface UploadAnnouncerProps {
  /** Number of running uploads. */
  readonly uploading: number;
  /** Number of uploaded files. */
  readonly attached: number;
  /** Another message about a file; empty for none. */
  readonly other: string;
}

/** Announces to screen readers when uploads begin and when all are finished. Mounted before the first upload. */
function UploadAnnouncer({ uploading, attached, other }: UploadAnnouncerProps) {
  const text = useText();
  const [hasUploaded, setUploaded] = useState(false);
  if (uploading > 0 && !hasUploaded) setUploaded(true);
  const settled = hasUploaded && attached > 0 ? text('upload.settled', { count: attached }) : '';
  return (
    <VisuallyHidden>
      <span role="status">
        {uploading > 0 ? text('upload.uploading', { count: uploading }) : other || settled}
      </span>
    </VisuallyHidden>
  );
}

interface AttachmentsProps {
  readonly files: DraftFiles;
  /** A published post is edited: descriptions are sent with the edit. */
  readonly isEdit: boolean;
  /** While the post is being sent. */
  readonly disabled: boolean;
}

/** The attachments of a post, under its text: uploaded files, running uploads, and errors. */
export function Attachments({ files, isEdit, disabled }: AttachmentsProps) {
  const text = useText();
  const { attached, uploads, change, cancel, retry } = files;
  const { descriptionLength } = uploadLimitsOf(useInstance());
  const [openId, setOpenId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const count = attached.length;
  const { shownIndexOf, dragged, handleProps } = useReordering({ count, disabled, onMove: move });
  const openIndex = attached.findIndex(({ attachment }) => attachment.id === openId);
  const open = attached[openIndex];
  const inProgress = uploads.filter(isInProgress);

  function move({ from, to }: Move) {
    const name = attached[from]?.name ?? '';
    change((now) => withMoved(now, from, to));
    setAnnouncement(text('upload.moved', { name, at: to + 1, count }));
  }
  function remove(id: string, thumb: HTMLElement | null) {
    moveFocusFrom(thumb);
    change((now) => now.filter(({ attachment }) => attachment.id !== id));
  }
  function describe(id: string, description: string) {
    change((now) => now.map((file) => (file.attachment.id === id ? { ...file, description } : file)));
  }
  function close(thumb: Element | null | undefined) {
    setOpenId(null);
    thumb?.querySelector('button')?.focus();
  }

  return (
    <>
      <UploadAnnouncer uploading={inProgress.length} attached={count} other={announcement} />
      {count + uploads.length > 0 && (
        <section className={styles.attachments} aria-label={text('upload.list')}>
          {count + inProgress.length > 0 && (
            <ul className={styles.thumbs}>
              {attached.map((file, index) => {
                const { id } = file.attachment;
                return (
                  <AttachedThumb
                    key={id}
                    file={file}
                    index={index}
                    count={count}
                    shownIndex={shownIndexOf(index)}
                    isDragged={dragged === index}
                    isOpen={id === openId}
                    disabled={disabled}
                    handle={handleProps(index)}
                    onOpen={() => setOpenId(id === openId ? null : id)}
                    onRemove={(thumb) => remove(id, thumb)}
                  />
                );
              })}
              {inProgress.map((upload) => (
                <UploadThumb key={upload.id} upload={upload} onCancel={() => cancel(upload.id)} />
              ))}
            </ul>
          )}
          {open !== undefined && (
            <DescriptionEditor
              key={open.attachment.id}
              file={open}
              index={openIndex}
              count={count}
              limit={descriptionLength}
              disabled={disabled}
              onDescribe={(description) => describe(open.attachment.id, description)}
              onMove={(to) => move({ from: openIndex, to })}
              onClose={() => close(document.querySelector(`.${styles.thumb}[data-open]`))}
            />
          )}
          <ul className={styles.list}>
            {attached.map((file) => (
              <DescriptionError key={file.attachment.id} file={file} isEdit={isEdit} />
            ))}
            {uploads.map(
              (upload) =>
                upload.phase.state === 'failed' && (
                  <FailedUpload
                    key={upload.id}
                    upload={upload}
                    why={upload.phase.why}
                    onRetry={() => retry(upload.id)}
                    onRemove={() => cancel(upload.id)}
                  />
                ),
            )}
          </ul>
        </section>
      )}
    </>
  );
}

/** Before a thumbnail is removed, moves the focus to its neighbour, or to the text after the last one. */
function moveFocusFrom(thumb: HTMLElement | null): void {
  const beside = thumb?.nextElementSibling ?? thumb?.previousElementSibling;
  const next = beside?.querySelector('button') ?? thumb?.closest('form')?.querySelector('textarea');
  next?.focus();
}
