import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

/** For something that is loading and whose shape is unknown; otherwise use a skeleton. */
export function Spinner() {
  const text = useText();
  return (
    <output className={styles.spinner}>
      <Icon of={LoaderCircle} size="nav" spinning />
      <VisuallyHidden>{text('general.loading')}</VisuallyHidden>
    </output>
  );
}
