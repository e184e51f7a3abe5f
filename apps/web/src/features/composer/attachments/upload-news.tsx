import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';

interface UploadNewsProps {
  /** Files on their way. */
  readonly uploading: number;
  /** Files that go with the post. */
  readonly attached: number;
  /** Something else that was done with a file; empty for nothing. */
  readonly other: string;
}

/** Tells those who listen when files begin to be sent, and when all are there. It stands before the first. */
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
