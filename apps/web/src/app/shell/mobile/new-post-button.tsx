import SquarePen from 'lucide-react/icons/square-pen';
import { useClient } from '../../../platform/client/client-provider';
import { withDrafts } from '../../../platform/client/with-drafts';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import styles from './new-post-button.module.css';

interface NewPostButtonProps {
  /** Hidden for the moment. */
  readonly hidden: boolean;
}

/** The floating button for a new post, for members. */
export function NewPostButton({ hidden }: NewPostButtonProps) {
  const text = useText();
  const client = useClient();
  const name = text('nav.new_post');
  return (
    <button
      type="button"
      className={styles.button}
      data-hidden={hidden}
      aria-label={name}
      aria-haspopup="dialog"
      title={name}
      onClick={() => void withDrafts(client, (drafts) => drafts.openOver({ kind: 'new' }))}
    >
      <Icon of={SquarePen} size="large" />
    </button>
  );
}
