import type { PictureProblem } from '@linnet/domain/own-profile';
import { useFailureWords } from '../../blocks/failure/use-failure-words';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';
import styles from './edit-profile.module.css';
import { useProblemWords } from './use-problem-words';
import type { SavedPicture } from './use-saved-picture';

interface PictureToldProps {
  readonly problem: PictureProblem | null;
  readonly told: SavedPicture;
}

/** The error of a picture, or the result of saving it. */
export function PictureTold({ problem, told }: PictureToldProps) {
  const text = useText();
  const problemWords = useProblemWords();
  const isFailure = told !== null && typeof told === 'object';
  const why = useFailureWords(isFailure ? told : { kind: 'aborted' });
  return (
    <div className={styles.told}>
      {problem !== null && <Note tone="error">{problemWords(problem)}</Note>}
      {isFailure && <Note tone="error">{text('edit_profile.not_saved', { why })}</Note>}
      {told === 'saved' && <Note tone="success">{text('edit_profile.picture_saved')}</Note>}
      {told === 'removed' && <Note tone="success">{text('edit_profile.picture_removed')}</Note>}
    </div>
  );
}
