import { DrawerMenu } from './drawer-menu';
import { SideDrawer } from './side-drawer';
import type { OpenHere } from './use-open-here';

interface NarrowFloatsProps {
  readonly drawer: OpenHere;
  readonly onSignOut: () => void;
}

/** What a narrow page has in place of the sidebar. */
export function NarrowFloats({ drawer, onSignOut }: NarrowFloatsProps) {
  function handleSignOut() {
    drawer.close();
    onSignOut();
  }

  return (
    <SideDrawer open={drawer.open} onClose={drawer.close}>
      <DrawerMenu onSignOut={handleSignOut} />
    </SideDrawer>
  );
}
