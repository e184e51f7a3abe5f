import { conversationSettings } from '@linnet/domain/conversation';
import type { StatusId } from '@linnet/api';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import type { Display } from './use-thread-view';

interface DisplaySwitchProps {
  focus: StatusId;
  display: Display;
  /** The address names a root of the tree. */
  dives: boolean;
}

/**
 * Switches the setting between list and tree. A list has no root, so switching to it removes the root from the address.
 */
export function DisplaySwitch({ focus, display, dives }: DisplaySwitchProps) {
  const text = useText();
  const { write } = useListedSetting('conversationDisplay', conversationSettings.conversationDisplay);

  function handleChange(next: Display) {
    write(next);
    if (dives && next === 'linear') navigate(pathTo('conversation', { id: focus }), { replace: true });
  }

  return (
    <SegmentedControl
      name={text('conversation.display')}
      value={display}
      onChange={handleChange}
      segments={[
        { value: 'tree', label: text('conversation.tree') },
        { value: 'linear', label: text('conversation.linear') },
      ]}
    />
  );
}
