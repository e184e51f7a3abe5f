import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** The props of a button that opens something floating; spread them onto the button. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface Trigger {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** It has been open: before that, its content need not be rendered. */
  readonly wasOpened: boolean;
  readonly triggerProps: TriggerProps;
}

/** The state of something that a button opens and closes. */
export function useTrigger(kind: TriggerProps['aria-haspopup']): Trigger {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);

  function handleClick() {
    setOpen(!open);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (kind !== 'menu' || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  }

  return {
    open,
    setOpen,
    wasOpened,
    triggerProps: {
      ref,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: handleClick,
      onKeyDown: handleKeyDown,
    },
  };
}
