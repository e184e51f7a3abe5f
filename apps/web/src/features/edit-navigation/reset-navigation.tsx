import { navigationSettings } from '@linnet/domain/settings';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';

interface ResetNavigationProps {
  readonly onReset: () => void;
}

/** Resets order and pins to the default, and then offers to undo that. */
export function ResetNavigation({ onReset }: ResetNavigationProps) {
  const text = useText();
  const pins = useListedSetting('pinnedNavItems', navigationSettings.pinnedNavItems);
  const order = useListedSetting('navOrder', navigationSettings.navOrder);
  const [before, setBefore] = useState<{ pins: readonly string[]; order: readonly string[] } | null>(null);
  const isOwn = pins.chosen || order.chosen;

  function handleReset() {
    setBefore({ pins: pins.value, order: order.value });
    pins.write(undefined);
    order.write(undefined);
    onReset();
  }

  function handleUndo() {
    if (before === null) return;
    pins.write(before.pins);
    order.write(before.order);
    setBefore(null);
  }

  if (!isOwn && before !== null) return <Button onClick={handleUndo}>{text('edit_nav.undo')}</Button>;
  return (
    <Button
      icon={<Icon of={RotateCcw} size="small" mirrored />}
      // Focusable even if there is nothing to reset.
      aria-disabled={!isOwn}
      onClick={() => isOwn && handleReset()}
    >
      {text('edit_nav.reset')}
    </Button>
  );
}
