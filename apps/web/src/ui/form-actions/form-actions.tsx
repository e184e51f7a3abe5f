import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import styles from './form-actions.module.css';

interface FormActionsProps {
  /** The label of the button that submits the form. */
  readonly submit: string;
  readonly isPending: boolean;
  readonly onCancel: () => void;
}

/** The buttons at the end of a form in a dialog. */
export function FormActions({ submit, isPending, onCancel }: FormActionsProps) {
  const text = useText();
  return (
    <div className={styles.actions}>
      <Button variant="quiet" onClick={onCancel}>
        {text('general.cancel')}
      </Button>
      <Button type="submit" variant="primary" pending={isPending}>
        {submit}
      </Button>
    </div>
  );
}
