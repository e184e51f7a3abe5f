import { createPortal } from 'react-dom';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useText } from '../../platform/i18n/use-text';
import { Toast } from '../toast/toast';
import { ToastRegion } from '../toast/toast-region';
import { floatingCode } from './floating-code';

interface FloatingTroubleProps {
  readonly state: 'failed' | 'late';
  readonly onClose: () => void;
}

/** The code of menus and dialogs failed to load: says so where the menu would have been. */
export function FloatingTrouble({ state, onClose }: FloatingTroubleProps) {
  const text = useText();
  const actions = [
    { label: text('general.retry'), onSelect: floatingCode.retry },
    { label: text('chunks.reload'), onSelect: reloadPage },
  ];
  return createPortal(
    <ToastRegion>
      <Toast tone="error" actions={actions} onDismiss={onClose}>
        {text(state === 'late' ? 'chunks.slow_title' : 'chunks.failed_title')}
      </Toast>
    </ToastRegion>,
    document.body,
  );
}
