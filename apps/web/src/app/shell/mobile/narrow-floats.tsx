import { useSession } from '../../../platform/client/use-session';
import type { ShellSlots } from '../shell-slots';
import { DrawerMenu } from './drawer-menu';
import { NewPostButton } from './new-post-button';
import { SideDrawer } from './side-drawer';
import { type OpenHere, useOpenHere } from './use-open-here';

interface NarrowFloatsProps {
  readonly drawer: OpenHere;
  readonly ComposerSheet: ShellSlots['ComposerSheet'];
  readonly onSignOut: () => void;
}

/** What a narrow page has in place of the sidebar: the drawer, and the button and sheet for a new post. */
export function NarrowFloats({ drawer, ComposerSheet, onSignOut }: NarrowFloatsProps) {
  const session = useSession();
  const sheet = useOpenHere();

  function handleSignOut() {
    drawer.close();
    onSignOut();
  }

  return (
    <>
      <SideDrawer open={drawer.open} onClose={drawer.close}>
        <DrawerMenu onSignOut={handleSignOut} />
      </SideDrawer>
      {session.state !== 'visitor' && (
        <>
          <NewPostButton onClick={sheet.show} />
          <ComposerSheet open={sheet.open} onClose={sheet.close} />
        </>
      )}
    </>
  );
}
