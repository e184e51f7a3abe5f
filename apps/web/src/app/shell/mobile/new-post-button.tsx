import SquarePen from 'lucide-react/icons/square-pen';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import styles from './new-post-button.module.css';

interface NewPostButtonProps {
  readonly onClick: () => void;
}

/** Floats over a narrow page, for members. */
export function NewPostButton({ onClick }: NewPostButtonProps) {
  const text = useText();
  const name = text('nav.new_post');
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-haspopup="dialog"
      title={name}
      onClick={onClick}
    >
      <Icon of={SquarePen} size="large" />
    </button>
  );
}
