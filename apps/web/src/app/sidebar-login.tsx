import { useInstance } from '../platform/client/use-instance';
import { useSession } from '../platform/client/use-session';
import { navigate } from '../platform/navigation/navigate';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import { LoginPlaceholder } from './placeholders/login-placeholder';

const LoginForm = lazyScreen(() => import('../features/login').then((part) => part.LoginForm), {
  placeholder: LoginPlaceholder,
  later: true,
});

/** The login form beside a screen. A visitor lands at home; who signs in again stays where they were. */
export function SidebarLogin() {
  const isVisitor = useSession().state === 'visitor';
  const { redirectRootLogin } = useInstance().config;
  return <LoginForm onSignedIn={() => isVisitor && navigate(redirectRootLogin)} />;
}
