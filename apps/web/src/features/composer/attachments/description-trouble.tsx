import type { DraftAttachment } from '@linnet/domain/drafts';
import type { FailureReason } from '@linnet/api';
import { useFailureWords } from '../../../blocks/failure/use-failure-words';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Note } from '../../../ui/note/note';
import styles from './trouble.module.css';
import { useAttachmentName } from './use-attachment-name';
import { useSavedDescription } from './use-saved-description';

interface DescriptionTroubleProps {
  readonly file: DraftAttachment;
  /** Descriptions are sent with the edit, not on their own. */
  readonly isEdit: boolean;
}

/** Saves the description of an attachment on the server, and shows the error if that fails. */
export function DescriptionTrouble({ file, isEdit }: DescriptionTroubleProps) {
  const { state, save } = useSavedDescription(file, !isEdit);
  if (isEdit || state.state !== 'failed') return null;
  return (
    <li className={styles.trouble}>
      <Trouble file={file} why={state.why} onRetry={save} />
    </li>
  );
}

interface TroubleProps {
  readonly file: DraftAttachment;
  readonly why: FailureReason;
  readonly onRetry: () => void;
}

function Trouble({ file, why, onRetry }: TroubleProps) {
  const text = useText();
  const words = useFailureWords(why);
  const name = useAttachmentName(file);
  return (
    <Note tone="error">
      <b className={styles.name} dir="auto">
        {name}
      </b>
      <span className={styles.words}>
        {text('post_status.media_description_error')} {words}
      </span>
      <Button small aria-label={text('upload.retry', { name })} onClick={onRetry}>
        {text('general.retry')}
      </Button>
    </Note>
  );
}
