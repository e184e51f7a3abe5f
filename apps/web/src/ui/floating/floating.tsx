import type { ReactNode } from 'react';
import { useLazyPart } from '../../platform/chunks/use-lazy-part';
import { type FloatingParts, floatingCode } from './floating-code';
import { FloatingTrouble } from './floating-trouble';

interface FloatingProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: (parts: FloatingParts) => ReactNode;
}

/** Renders something floating once its code has loaded; while it was never open, nothing is loaded. */
export function Floating({ open, onClose, children }: FloatingProps) {
  const code = useLazyPart(floatingCode, open);
  if (code.state === 'ready') return children(code.part);
  const trouble = code.state === 'failed' || code.state === 'late';
  return open && trouble ? <FloatingTrouble state={code.state} onClose={onClose} /> : null;
}
