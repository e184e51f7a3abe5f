import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useText } from '../../platform/i18n/use-text';
import { Icon, type IconSize } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

/** Something is on its way and its shape is unknown. Where it is known, a skeleton stands instead. */
export function Spinner({ size = 'nav' }: { readonly size?: IconSize }) {
  const text = useText();
  return (
    <output className={styles.spinner}>
      <Icon of={LoaderCircle} size={size} spinning />
      <VisuallyHidden>{text('general.loading')}</VisuallyHidden>
    </output>
  );
}
