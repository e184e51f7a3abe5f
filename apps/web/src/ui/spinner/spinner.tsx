import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useText } from '../../platform/i18n/use-text';
import { Icon, type IconSize } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

/** For something that is loading and whose shape is unknown; otherwise use a skeleton. */
export function Spinner({ size = 'nav' }: { readonly size?: IconSize }) {
  const text = useText();
  return (
    <output className={styles.spinner}>
      <Icon of={LoaderCircle} size={size} spinning />
      <VisuallyHidden>{text('general.loading')}</VisuallyHidden>
    </output>
  );
}
