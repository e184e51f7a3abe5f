import type { StatusView } from '@linnet/domain';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { useTrigger } from '../../ui/floating/use-trigger';
import { IconButton } from '../../ui/icon-button/icon-button';
import { StatusMenu } from './status-menu';

interface MoreButtonProps {
  view: StatusView;
}

/** The "three dots" button for all actions that are not in the row. The menu is mounted when it is first opened. */
export function MoreButton({ view }: MoreButtonProps) {
  const text = useText();
  const { open, setOpen, triggerProps } = useTrigger('menu');
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <>
      <IconButton {...triggerProps} name={text('status.more_actions')} icon={Ellipsis} />
      {wasOpen && <StatusMenu view={view} anchor={triggerProps.ref} open={open} onOpenChange={setOpen} />}
    </>
  );
}
