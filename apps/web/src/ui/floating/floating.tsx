import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LazyPart, useLazyPart } from '../../platform/chunks/lazy-part';
import { reloadPage } from '../../platform/chunks/reload-page';
import { useText } from '../../platform/i18n/use-text';
import { Toast, ToastRegion } from '../toast/toast';

/** The code of menus and dialogs. The shell loads it as soon as the viewer points at what opens one. */
export const floatingCode = new LazyPart(() => import('./floating-parts'));

export type FloatingParts = typeof floatingCode extends LazyPart<infer Parts> ? Parts : never;

interface FloatingLoadErrorProps {
  readonly state: 'failed' | 'late';
  readonly onClose: () => void;
}

/** The code of menus and dialogs failed to load: says so where the menu would have been. */
function FloatingLoadError({ state, onClose }: FloatingLoadErrorProps) {
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

interface FloatingProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: (parts: FloatingParts) => ReactNode;
}

/** Renders something floating once its code has loaded; while it was never open, nothing is loaded. */
export function Floating({ open, onClose, children }: FloatingProps) {
  const code = useLazyPart(floatingCode, open);
  if (code.state === 'ready') return children(code.part);
  const isError = code.state === 'failed' || code.state === 'late';
  return open && isError ? <FloatingLoadError state={code.state} onClose={onClose} /> : null;
}
