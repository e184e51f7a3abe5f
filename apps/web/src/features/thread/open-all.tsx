import type { AllOpened, OpenedAll } from '../../platform/client/opened-all';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import type { Openable } from './use-openable';

interface OpenAllProps {
  readonly openable: Openable;
  readonly opened: OpenedAll;
  readonly onOpen: (opened: OpenedAll) => void;
}

/**
 * Buttons that open or close all content warnings and all sensitive media of a conversation; hidden if there are none.
 */
export function OpenAll({ openable, opened, onOpen }: OpenAllProps) {
  const text = useText();
  const { warnings, media } = opened;
  const isOpen = { warnings: warnings?.open === true, media: media?.open === true };

  return (
    <>
      {openable.warnings && (
        <IconButton
          icon={MessageSquareWarning}
          name={text(isOpen.warnings ? 'conversation.close_warnings' : 'conversation.open_warnings')}
          onClick={() => onOpen({ ...opened, warnings: turned(warnings) })}
        />
      )}
      {openable.media && (
        <IconButton
          icon={isOpen.media ? EyeOff : Eye}
          name={text(isOpen.media ? 'conversation.hide_sensitive' : 'conversation.show_sensitive')}
          onClick={() => onOpen({ ...opened, media: turned(media) })}
        />
      )}
    </>
  );
}

function turned(before: AllOpened | null): AllOpened {
  return { open: before?.open !== true, turn: (before?.turn ?? 0) + 1 };
}
