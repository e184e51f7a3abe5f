import { type ErrorReason } from '@linnet/api';
import { needsSignIn } from '@linnet/domain';
import type { ReactNode } from 'react';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { RetryButton } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorState } from '../../ui/state/error-state';
import styles from './not-loaded.module.css';
import { useErrorText } from './use-error-text';

interface NotLoadedProps {
  /** Says what could not be loaded. */
  readonly title: string;
  /** Why; null while it is loading. */
  readonly reason: ErrorReason | null;
  readonly skeleton?: ReactNode;
  /** Smaller, for a part of a screen. */
  readonly compact?: boolean;
  readonly onRetry: () => void;
}

/** A skeleton while loading; afterwards the error with a retry button, or a link to the login if it is needed. */
export function NotLoaded({ title, reason, skeleton, compact = false, onRetry }: NotLoadedProps) {
  const text = useText();
  const words = useErrorText(reason);
  const isVisitor = useSession().state === 'visitor';
  if (reason === null) return skeleton;
  if (isVisitor && needsSignIn(reason)) {
    const login = pathTo('login');
    return compact ? (
      <p className={styles.part}>
        {text('people.members_only')} <Link to={login}>{text('login.login')}</Link>
      </p>
    ) : (
      <SignInOffer title={title} text={text('people.members_only')} />
    );
  }
  if (!compact) return <ErrorState title={title} text={words} onRetry={onRetry} />;
  return (
    <div className={styles.error} role="alert">
      <b>{title}</b>
      <p>{words}</p>
      <RetryButton onClick={onRetry} />
    </div>
  );
}

interface SignInOfferProps {
  readonly title: string;
  readonly text: string;
}

/** Shown to visitors instead of something that only signed-in people can see. */
export function SignInOffer({ title, text: words }: SignInOfferProps) {
  const text = useText();
  return (
    <EmptyState title={title} text={words}>
      <LinkButton variant="primary" to={pathTo('login')}>
        {text('login.login')}
      </LinkButton>
    </EmptyState>
  );
}
