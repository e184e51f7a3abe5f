import type { Slots } from '../platform/slots/slots';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import { ComposerPlaceholder } from './placeholders/composer-placeholder';
import type { ShellSlots } from './shell/shell-slots';
import { SidebarLogin } from './sidebar-login';

const composer = () => import('../features/composer');

const ComposerPanel = lazyScreen(() => composer().then((part) => part.ComposerPanel), {
  placeholder: ({ space }) => space,
  later: true,
});

/** What features put into the places of blocks. */
export const slots: Slots = {
  InlineForm: lazyScreen(() => composer().then((part) => part.InlineForm)),
};

/** What features put into the shell. */
export const shellSlots: ShellSlots = {
  composer: <ComposerPanel space={<ComposerPlaceholder />} />,
  login: <SidebarLogin />,
  ComposerOver: lazyScreen(() => composer().then((part) => part.ComposerOver), {
    placeholder: () => null,
    later: true,
  }),
};
