import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import styles from './edit-profile.module.css';

interface TextsFootProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  /** Why saving failed, as a sentence. */
  readonly failure: string | null;
  readonly onDiscard: () => void;
}

/** Buttons to save and discard, and whether there are unsaved changes. */
export function TextsFoot({ isChanged, isSaving, isSaved, failure, onDiscard }: TextsFootProps) {
  const text = useText();
  return (
    <>
      {failure !== null && <Note tone="error">{text('edit_profile.not_saved', { why: failure })}</Note>}
      <div className={styles.foot}>
        <span role="status" className={styles.standing}>
          {isChanged && text('edit_profile.unsaved')}
          {!isChanged && isSaved && text('edit_profile.saved')}
        </span>
        {isChanged && (
          <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
            {text('edit_profile.discard')}
          </Button>
        )}
        <Button type="submit" variant="primary" pending={isSaving} disabled={!isChanged}>
          {text('edit_profile.save')}
        </Button>
      </div>
    </>
  );
}
