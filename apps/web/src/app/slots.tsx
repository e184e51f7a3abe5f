import type { Slots } from '../platform/slots/slots';
import { lazyPart, lazyScreen } from '../ui/lazy/lazy-screen';
import type { ShellSlots } from './shell/shell-slots';
import styles from './placeholders/placeholders.module.css';
import { useInstance, useSession } from '../platform/client/client-provider';
import { navigate } from '../platform/navigation/navigate';

const LoginForm = lazyPart(
  () => import('../features/login').then((part) => part.LoginForm),
  LoginPlaceholder,
);

/**
 * The login form beside a screen. A visitor goes to the home timeline after signing in; a viewer whose session expired
 * stays on the page.
 */
function SidebarLogin() {
  const isVisitor = useSession().state === 'visitor';
  const { redirectRootLogin } = useInstance().config;
  return <LoginForm onSignedIn={() => isVisitor && navigate(redirectRootLogin)} />;
}

/** A placeholder as high as the login form. */
function LoginPlaceholder() {
  return <div className={styles.login} />;
}

const composerStart = () => import('../features/composer/composer-start');

const ComposerStart = lazyPart(
  () => composerStart().then((part) => part.ComposerStart),
  ({ placeholder }) => placeholder,
);

/** What features render inside blocks. */
export const slots: Slots = {
  InlineForm: lazyScreen(() => import('../features/composer').then((part) => part.InlineForm)),
  SharedTheme: lazyPart(
    () => import('../features/settings/shared-theme').then((part) => part.SharedTheme),
    () => <div className={styles.theme} />,
    'themes',
  ),
};

/** What features render inside the shell. */
export const shellSlots: ShellSlots = {
  composer: <ComposerStart placeholder={<ComposerPlaceholder />} />,
  login: <SidebarLogin />,
  ComposerOver: lazyPart(() => composerStart().then((part) => part.ComposerOverStart)),
};

/** A placeholder as high as the composer, so that nothing moves when it has loaded. */
function ComposerPlaceholder() {
  return <div className={styles.composer} />;
}
