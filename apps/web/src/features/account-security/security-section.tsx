import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../ui/button/button';
import styles from './account-security.module.css';

export function SectionText({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}

export function SectionTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

interface OpenedFormProps extends Pick<ButtonProps, 'variant'> {
  /** The label of the button that opens the form. */
  readonly action: string;
  /** Called when the form opens. */
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A form that takes the place of the button that opens it. Closing removes it with all that was typed. */
export function OpenedForm({ action, onOpen, children, variant = 'plain' }: OpenedFormProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    // Forms that begin with a warning don't focus their first field, so that the warning is read first.
    if (isOpen && opened.current?.contains(document.activeElement) === false) opened.current.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function handleOpen() {
    onOpen?.();
    setOpen(true);
  }

  if (isOpen)
    return (
      <div ref={opened} className={styles.opened} tabIndex={-1}>
        {children(() => setOpen(false))}
      </div>
    );
  return (
    <SectionTools>
      <Button ref={button} variant={variant} onClick={handleOpen}>
        {action}
      </Button>
    </SectionTools>
  );
}
