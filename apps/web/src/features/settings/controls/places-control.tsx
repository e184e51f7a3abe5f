import { useSession } from '../../../platform/client/use-session';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { pathTo } from '../../../platform/navigation/path-to';
import { Button } from '../../../ui/button/button';
import type { ControlProps } from './control-props';

/** The way to the screen where the navigation is put together; visitors have theirs as it is. */
export function PlacesControl({ id, describedBy }: Pick<ControlProps, 'id' | 'describedBy'>) {
  const text = useText();
  const isVisitor = useSession().state === 'visitor';
  return (
    <Button
      id={id}
      small
      aria-describedby={describedBy}
      disabled={isVisitor}
      onClick={() => navigate(pathTo('edit-navigation'))}
    >
      {text('settings.edit_navigation')}
    </Button>
  );
}
