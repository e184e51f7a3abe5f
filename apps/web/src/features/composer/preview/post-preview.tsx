import { type DraftContent, pollProblem } from '@linnet/domain/drafts';
import { Spinner } from '../../../ui/spinner/spinner';
import { join } from '../../../ui/styles/join';
import styles from './preview.module.css';
import { PreviewProblem } from './preview-problem';
import { PreviewedPost } from './previewed-post';
import { usePreview } from './use-preview';

interface PostPreviewProps {
  readonly content: DraftContent;
  /** 0 for the first post of the draft. */
  readonly index: number;
  readonly onClose: () => void;
}

/** The preview of one post of a draft. It is updated in pauses of typing. */
export function PostPreview({ content, index, onClose }: PostPreviewProps) {
  const { preview, problem, isOld, retry } = usePreview(content, index);
  const poll = content.poll === null || index > 0 ? null : pollProblem(content.poll);
  const isWaiting = preview === null && problem === null;

  return (
    <div className={styles.one} aria-busy={isOld && problem === null}>
      {isWaiting && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      {problem !== null && (
        <PreviewProblem
          problem={problem}
          onRetry={typeof problem === 'string' ? undefined : retry}
          onDismiss={onClose}
        />
      )}
      {preview !== null && (
        <div className={join(isOld && styles.old)}>
          <PreviewedPost preview={preview} />
          {poll !== null && <PreviewProblem problem={poll} />}
        </div>
      )}
    </div>
  );
}
