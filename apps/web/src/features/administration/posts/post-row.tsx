import type { Status } from '@linnet/api';
import { type PostStep, type StepOutcome, postAfter, takePostStep } from '@linnet/domain/staff';
import { useState } from 'react';
import { plainName } from '../../../blocks/account/plain-name';
import { CardBoundary } from '../../../ui/boundary/boundaries';
import { StatusCard } from '../../../blocks/status/status-card';
import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { createWindowRequests, useWindow } from '../../../platform/windows/use-window';
import { Check } from '../../../ui/check/check';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { ConfirmMeasure } from '../parts-kit/confirm-measure';
import { OutcomeNote } from '../parts-kit/outcome-note';
import { PostMeasures } from '../parts-kit/post-measures';
import { usePostQuestion } from '../parts-kit/post-step-texts';
import type { SelectedIds } from '../parts-kit/selected-ids';
import styles from './posts.module.css';

interface PostRowProps {
  readonly status: Status;
  /** The name of the post in the label of its checkbox. */
  readonly name: string;
  /** Null for those who can only read. */
  readonly selection: SelectedIds | null;
  /** Called with the post as it is now; null: it is deleted; undefined: that is not known. */
  readonly onChanged: (now: Status | null | undefined) => void;
}

/** A step that was chosen, with the post as it was seen then. */
interface ChosenStep {
  readonly step: PostStep;
  readonly seen: Status;
}

/** A post as people see it, with the measures of the staff below it. */
export function PostRow({ status, name, selection, onChanged }: PostRowProps) {
  const text = useText();
  const client = useClient();
  const postQuestion = usePostQuestion();
  const [questions] = useState(() => createWindowRequests<ChosenStep>());
  const question = useWindow(questions);
  const [outcome, setOutcome] = useState<StepOutcome<Status | null> | null>(null);
  const author = plainName(status.account);

  function ask(step: PostStep) {
    setOutcome(null);
    questions.open({ step, seen: status });
  }

  function handleOutcome({ step }: ChosenStep, next: StepOutcome<Status | null>) {
    setOutcome(next);
    onChanged(postAfter(next, step));
  }

  return (
    <div className={styles.row}>
      {selection !== null && (
        <div className={styles.select}>
          <Check
            checked={selection.has(status.id)}
            onChange={(isSelected) => selection.set([status.id], isSelected)}
          >
            <VisuallyHidden>{text('administration.select_row', { name })}</VisuallyHidden>
          </Check>
        </div>
      )}
      <div className={styles.post}>
        <CardBoundary resetKey={status.id}>
          <StatusCard id={status.id} />
        </CardBoundary>
        {selection !== null && (
          <div className={styles.measures}>
            <PostMeasures status={status} onStep={ask} />
          </div>
        )}
        {outcome !== null && <OutcomeNote outcome={outcome} onDismiss={() => setOutcome(null)} />}
      </div>
      {question !== null && (
        <ConfirmMeasure
          key={question.request.number}
          {...postQuestion(
            question.request.step,
            author,
            text('posts_desk.delete_one_text', { name: author }),
          )}
          open={question.open}
          run={() => takePostStep(client, question.request.seen, question.request.step)}
          onClose={question.onClose}
          onOutcome={(next) => handleOutcome(question.request, next)}
        />
      )}
    </div>
  );
}
