import type { StatusView } from '@linnet/domain';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useText } from '../../platform/i18n/use-text';
import { useTrigger } from '../../ui/floating/use-trigger';
import { IconButton } from '../../ui/icon-button/icon-button';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import type { StatusMenuProps } from './status-menu';

/** Loads the code of the menu. */
export const loadStatusMenu = () => import('./status-menu');

/** The menu with all actions on a status and its author. */
const StatusMenu = lazyPart<StatusMenuProps>(() => loadStatusMenu().then((part) => part.StatusMenu));

/** The "three dots" button for all actions that are not in the row. The menu is mounted when it is first opened. */
export function MoreButton({ view }: { readonly view: StatusView }) {
  const text = useText();
  const { open, setOpen, wasOpened, triggerProps } = useTrigger('menu');
  return (
    <>
      <IconButton {...triggerProps} name={text('status.more_actions')} icon={Ellipsis} />
      {wasOpened && <StatusMenu view={view} anchor={triggerProps.ref} open={open} onOpenChange={setOpen} />}
    </>
  );
}
