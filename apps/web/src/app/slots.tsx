import type { Slots } from '../platform/slots/slots';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import type { ShellSlots } from './shell/shell-slots';

const composer = () => import('../features/composer');
const login = () => import('../features/login');

const ComposerPanel = lazyScreen(() => composer().then((part) => part.ComposerPanel));
const LoginForm = lazyScreen(() => login().then((part) => part.LoginForm));

/** What features put into the places of blocks. */
export const slots: Slots = {
  ReplyForm: lazyScreen(() => composer().then((part) => part.ReplyForm)),
};

/** What features put into the shell. */
export const shellSlots: ShellSlots = {
  composer: <ComposerPanel />,
  login: <LoginForm />,
  ComposerSheet: lazyScreen(() => composer().then((part) => part.ComposerSheet)),
};
