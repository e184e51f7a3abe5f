import { useEffect } from 'react';
import { MediaViewerHost } from '../../blocks/media/viewer/media-viewer-host';
import { StatusDialogs } from '../../blocks/status-actions/status-dialogs';
import { NoticesRegion } from '../../features/notices';
import { SignOut } from '../../features/sign-out';
import { useSession } from '../../platform/client/use-session';
import { floatingCode } from '../../ui/floating/floating-code';
import { NarrowFloats } from './mobile/narrow-floats';
import type { OpenHere } from './mobile/use-open-here';
import type { ShellSlots } from './shell-slots';

interface FloatsProps {
  readonly narrow: boolean;
  readonly drawer: OpenHere;
  /** The person has asked to sign out. */
  readonly leaving: boolean;
  readonly onLeave: (leaving: boolean) => void;
  readonly ComposerSheet: ShellSlots['ComposerSheet'];
}

/** What floats above the page: drawer, sheet, notices, the question before leaving. Comes after the first content. */
export function Floats({ narrow, drawer, leaving, onLeave, ComposerSheet }: FloatsProps) {
  const signedIn = useSession().state !== 'visitor';
  // Menus and dialogs are rarely the first thing that a person wants, but should be there by then.
  useEffect(() => floatingCode.start(), []);

  return (
    <>
      {narrow && (
        <NarrowFloats drawer={drawer} ComposerSheet={ComposerSheet} onSignOut={() => onLeave(true)} />
      )}
      <NoticesRegion raised={narrow && signedIn} />
      <MediaViewerHost />
      <StatusDialogs />
      <SignOut asked={leaving} onAnswered={() => onLeave(false)} />
    </>
  );
}
