import { type DraftContent, pollProblem } from '@linnet/domain/drafts';
import { useText } from '../../../platform/i18n/use-text';
import { Spinner } from '../../../ui/spinner/spinner';
import { join } from '../../../ui/styles/join';
import styles from './preview.module.css';
import { PreviewProblem } from './preview-problem';
import { PreviewedPost } from './previewed-post';
import { usePreview } from './use-preview';

export interface PreviewProps {
  readonly content: DraftContent;
  readonly onClose: () => void;
}

/** How the post will look. It follows what is written, in the pauses. */
export function Preview({ content, onClose }: PreviewProps) {
  const text = useText();
  const { preview, problem, isOld, retry } = usePreview(content);
  const poll = content.poll === null ? null : pollProblem(content.poll);
  const isWaiting = preview === null && problem === null;

  return (
    <section
      className={styles.preview}
      aria-label={text('preview.label')}
      aria-busy={isOld && problem === null}
    >
      <h3 className={styles.title}>{text('preview.label')}</h3>
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
    </section>
  );
}
