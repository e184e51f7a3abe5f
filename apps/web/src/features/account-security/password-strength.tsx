import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import styles from './account-security.module.css';

export interface StrengthHandle {
  /** Shows how strong a password is, without storing it. */
  measure(password: string): void;
}

interface PasswordStrengthProps {
  readonly handle: RefObject<StrengthHandle | null>;
  /** A word that makes a password weaker: the viewer's username. */
  readonly about: string;
}

/** How strong a typed password is. The estimator and its lists of common passwords are loaded with the first letter. */
export function PasswordStrength({ handle, about }: PasswordStrengthProps) {
  const text = useText();
  const [score, setScore] = useState<0 | 1 | 2 | 3 | 4 | null>(null);
  const latest = useRef(0);

  // Always the same object: new password fields call it in their refs, before React would attach another one.
  useImperativeHandle(
    handle,
    () => ({
      measure(password) {
        latest.current += 1;
        const current = latest.current;
        if (password === '') return setScore(null);
        import('./estimate-strength').then(
          ({ estimateStrength }) => current === latest.current && setScore(estimateStrength(password, about)),
          // Without the estimator the password can be changed all the same.
          () => setScore(null),
        );
      },
    }),
    [about],
  );

  if (score === null) return null;
  const words = text('security.strength', { score: String(score) });
  return (
    <div className={styles.strength} role="status">
      <meter min={0} max={4} low={2} high={3} optimum={4} value={Math.max(score, 0.4)} aria-label={words} />
      {words}
    </div>
  );
}
