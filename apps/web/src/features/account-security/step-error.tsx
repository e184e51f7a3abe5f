import type { Problem, StepError } from '@linnet/domain/account-security';
import { useErrorText } from '../../blocks/error/use-error-text';
import { isolated } from '../../platform/i18n/shortened';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import styles from './account-security.module.css';

/** The words for a refusal: ours where the sentence is known, otherwise the server's. */
export function problemText({ known, text: serverText }: Problem, text: GetText): string {
  if (known !== null) return text(`security.problem.${known}`);
  return text('errors.server_said', { message: isolated(serverText) });
}

interface StepErrorNoteProps {
  readonly stepError: StepError<{ readonly kind: string }>;
  /** Shown when it is unknown whether the step was done; general words by default. */
  readonly unknownText?: string | undefined;
  /** Asks the server again whether it was done. */
  readonly onCheckAgain: () => void;
}

/** Why a step was not done, or that it is unknown whether it was. */
export function StepErrorNote({ stepError, unknownText, onCheckAgain }: StepErrorNoteProps) {
  const text = useText();
  const why = useErrorText(stepError.kind === 'failed' ? stepError.reason : null);
  switch (stepError.kind) {
    case 'refused':
      return <Note tone="error">{problemText(stepError.problem, text)}</Note>;
    case 'failed':
      return <Note tone="error">{why}</Note>;
    case 'not-done':
      return <Note tone="error">{text('security.not_done')}</Note>;
    case 'unknown':
      return (
        <Note tone="warning">
          <div className={styles.form}>
            {unknownText ?? text('security.unknown')}
            <div>
              <Button small onClick={onCheckAgain}>
                {text('security.look_again')}
              </Button>
            </div>
          </div>
        </Note>
      );
  }
}
