import { useEffect } from 'react';
import { MediaViewerHost } from '../../blocks/media/viewer/media-viewer-host';
import { StatusDialogs } from '../../blocks/status-actions/status-dialogs';
import { NoticesRegion } from '../../features/notices';
import { SignOut } from '../../features/sign-out';
import { useSession } from '../../platform/client/use-session';
import { floatingCode } from '../../ui/floating/floating-code';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { NarrowFloats } from './mobile/narrow-floats';
import type { OpenHere } from './mobile/use-open-here';
import type { ShellSlots } from './shell-slots';

const SignInAgain = lazyScreen(() => import('../../features/login').then((part) => part.SignInAgain), {
  placeholder: () => null,
  trouble: 'floating',
});

interface FloatsProps {
  readonly narrow: boolean;
  readonly drawer: OpenHere;
  /** The person has asked to sign out. */
  readonly leaving: boolean;
  readonly onLeave: (leaving: boolean) => void;
  readonly ComposerOver: ShellSlots['ComposerOver'];
}

/** What floats above the page: drawer, sheet, notices, the question before leaving. Comes after the first content. */
export function Floats({ narrow, drawer, leaving, onLeave, ComposerOver }: FloatsProps) {
  const session = useSession();
  const signedIn = session.state !== 'visitor';
  // Menus and dialogs are rarely the first thing that a person wants, but should be there by then.
  useEffect(() => floatingCode.start(), []);

  return (
    <>
      {narrow && <NarrowFloats drawer={drawer} onSignOut={() => onLeave(true)} />}
      {signedIn && <ComposerOver />}
      <NoticesRegion raised={narrow && signedIn} />
      <MediaViewerHost />
      <StatusDialogs />
      {session.state === 'expired' && <SignInAgain />}
      <SignOut asked={leaving} onAnswered={() => onLeave(false)} />
    </>
  );
}
