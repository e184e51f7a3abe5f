import type { StatusRow } from '@linnet/domain';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/icon-button/icon-button';
import { join } from '../../ui/styles/join';
import styles from '../rich-text/status-body.module.css';
import statusHeadStyles from './status-head.module.css';

const labels = {
  text: ['general.show_more', 'general.show_less'],
  subject: ['status.show_full_subject', 'status.hide_full_subject'],
} as const;

export interface FoldButtonProps {
  /** The part that the button folds and unfolds. */
  of: keyof typeof labels;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether the button is below the part that it folds, not beside it. */
  under?: boolean;
}

/** Shows the rest of a part of a card, or folds it again; after folding, the top of the card stays in view. */
export function FoldButton({ of, isOpen, onOpen, under = false }: FoldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hasJustFolded = useRef(false);

  useLayoutEffect(() => {
    if (isOpen || !hasJustFolded.current) return;
    hasJustFolded.current = false;
    button.current?.closest('[data-status]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isOpen]);

  useEffect(() => {
    const clipped = button.current?.previousElementSibling;
    if (!under || isOpen || !(clipped instanceof HTMLElement)) return;
    // Unfolds when the focus moves to something in the hidden part.
    const unfoldOnFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && bottomOf(target) > bottomOf(clipped)) onOpen(true);
    };
    clipped.addEventListener('focusin', unfoldOnFocus);
    return () => clipped.removeEventListener('focusin', unfoldOnFocus);
  }, [under, isOpen, onOpen]);

  return (
    <Button
      ref={button}
      small
      data-key={of}
      className={join(under && styles.under)}
      aria-expanded={isOpen}
      onClick={() => {
        hasJustFolded.current = isOpen;
        onOpen(!isOpen);
      }}
    >
      <Text id={labels[of][isOpen ? 1 : 0]} />
    </Button>
  );
}

function bottomOf(element: Element): number {
  return element.getBoundingClientRect().bottom;
}

interface ExpandButtonProps {
  status: StatusRow;
  expanded: boolean;
  onExpand: (expanded: boolean) => void;
}

/** A button that shows the replies to a status in the list. */
export function ExpandButton({ status, expanded, onExpand }: ExpandButtonProps) {
  const text = useText();
  return (
    <IconButton
      small
      size="small"
      className={statusHeadStyles.expand}
      name={text(expanded ? 'status.collapse' : 'status.expand', { count: status.repliesCount })}
      icon={expanded ? ChevronsDownUp : ChevronsUpDown}
      aria-expanded={expanded}
      onClick={() => onExpand(!expanded)}
    />
  );
}
