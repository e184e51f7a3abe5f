import type { OpenHere } from '../../../platform/navigation/use-open-here';
import { DrawerMenu } from './drawer-menu';
import { SideDrawer } from './side-drawer';

interface NarrowFloatsProps {
  readonly drawer: OpenHere;
  readonly onSignOut: () => void;
}

/** What replaces the sidebar on a narrow page. Only such a page loads it. */
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
