import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';

interface UploadNewsProps {
  /** Number of running uploads. */
  readonly uploading: number;
  /** Number of uploaded files. */
  readonly attached: number;
  /** Another message about a file; empty for none. */
  readonly other: string;
}

/** Announces to screen readers when uploads begin and when all are finished. Mounted before the first upload. */
export function UploadNews({ uploading, attached, other }: UploadNewsProps) {
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
