import { useWindow } from '../../platform/windows/use-window';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { moderationMenus } from './moderation-request';

const ModerationDialog = lazyScreen(
  () => import('./moderation-dialog').then((part) => part.ModerationDialog),
  { placeholder: () => null, trouble: 'floating' },
);

/** Hosts the moderation dialog. Its code is loaded when it is first opened. */
export function ModerationHost() {
  const requested = useWindow(moderationMenus);
  if (requested === null) return null;
  const { request, ...rest } = requested;
  return <ModerationDialog key={request.number} account={request.account} {...rest} />;
}
