import { emptyAnnouncement } from '@linnet/domain/announcements';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { AnnouncementEditor } from './announcement-editor';
import type { AnnouncementSteps } from './announcement-steps';
import styles from './announcements.module.css';

interface NewAnnouncementProps {
  readonly steps: AnnouncementSteps;
}

/** The form of a new announcement. It is emptied after sending. */
export function NewAnnouncement({ steps }: NewAnnouncementProps) {
  const text = useText();
  const [sent, setSent] = useState(0);
  return (
    <div className={styles.part}>
      <AnnouncementEditor
        key={sent}
        label={text('announcements.new')}
        submitLabel={text('announcements.post')}
        failed="announcements.post_error"
        failedUnseen="announcements.not_announced"
        first={emptyAnnouncement}
        onSubmit={steps.create}
        onDone={() => setSent(sent + 1)}
      />
    </div>
  );
}
