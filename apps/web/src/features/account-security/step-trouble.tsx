import type { Problem, Trouble } from '@linnet/domain/account-security';
import { useErrorText } from '../../blocks/error/use-error-text';
import { isolated } from '../../platform/i18n/shortened';
import { type GetText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import styles from './account-security.module.css';

/** The words for a refusal: ours where the sentence is known, otherwise the server's. */
export function problemText({ known, text: said }: Problem, text: GetText): string {
  if (known !== null) return text(`security.problem.${known}`);
  return text('errors.server_said', { message: isolated(said) });
}

interface StepTroubleProps {
  readonly trouble: Trouble<{ readonly kind: string }>;
  /** Said when nobody can tell whether it was done, in place of the general words. */
  readonly unknown?: string | undefined;
  /** Asks the server again whether it was done. */
  readonly onLook: () => void;
}

/** Why a step was not done, or that nobody knows whether it was. */
export function StepTrouble({ trouble, unknown, onLook }: StepTroubleProps) {
  const text = useText();
  const why = useErrorText(trouble.kind === 'failed' ? trouble.reason : null);
  switch (trouble.kind) {
    case 'refused':
      return <Note tone="error">{problemText(trouble.problem, text)}</Note>;
    case 'failed':
      return <Note tone="error">{why}</Note>;
    case 'not-done':
      return <Note tone="error">{text('security.not_done')}</Note>;
    case 'unknown':
      return (
        <Note tone="warning">
          <div className={styles.form}>
            {unknown ?? text('security.unknown')}
            <div>
              <Button small onClick={onLook}>
                {text('security.look_again')}
              </Button>
            </div>
          </div>
        </Note>
      );
  }
}
