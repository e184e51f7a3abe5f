import { useClient } from '../../../platform/client/client-provider';
import { useSession } from '../../../platform/client/use-session';
import { withDrafts } from '../../../platform/client/with-drafts';
import { DrawerMenu } from './drawer-menu';
import { NewPostButton } from './new-post-button';
import { SideDrawer } from './side-drawer';
import type { OpenHere } from './use-open-here';

interface NarrowFloatsProps {
  readonly drawer: OpenHere;
  readonly onSignOut: () => void;
}

/** What a narrow page has in place of the sidebar: the drawer, and the button for a new post. */
export function NarrowFloats({ drawer, onSignOut }: NarrowFloatsProps) {
  const session = useSession();
  const client = useClient();

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
        <NewPostButton
          onClick={() => void withDrafts(client, (drafts) => drafts.openOver({ kind: 'new' }))}
        />
      )}
    </>
  );
}
