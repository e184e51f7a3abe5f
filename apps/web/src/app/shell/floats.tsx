import { resumeOwnData } from '@linnet/domain/own-data';
import { composingSettings } from '@linnet/domain/settings';
import { useEffect, useState } from 'react';
import { AccountDialogs } from '../../blocks/account-actions/account-dialogs';
import { ModerationHost } from '../../blocks/moderation/moderation-host';
import { MediaViewerHost } from '../../blocks/media/viewer/media-viewer-host';
import { PersonPopovers } from '../../blocks/profile-card/person-popovers';
import { StatusDialogs } from '../../blocks/status-actions/dialogs/status-dialogs';
import { AlertsHost } from '../../features/alerts/alerts-host';
import { CommandBarHost } from '../../features/command-bar/command-bar-host';
import { SettingsSync } from '../../features/settings-sync/settings-sync';
import { Keys } from '../../features/keys/keys';
import { NewerBuild } from '../../features/newer-build/newer-build';
import { NoticesRegion } from '../../features/notices/notices-region';
import { SettingsHost } from '../../features/settings';
import { ReportHost } from '../../features/report/report-host';
import { UpdateNotice } from '../../features/update-notice/update-notice';
import { storageKeys } from '../../boot/storage-keys';
import { markTyping } from '../../platform/browser/use-page-mark';
import { useClient, useSession } from '../../platform/client/client-provider';
import { useHasFeature } from '../../platform/client/use-has';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import type { OpenHere } from '../../platform/navigation/use-open-here';
import type { RouteName } from '../../platform/navigation/route-addresses';
import { useRoute } from '../../platform/navigation/use-route';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { lazyFloat } from '../../ui/lazy/lazy-window';
import { preloadForPresses } from './preload-for-presses';
import { settingsTabs } from './settings-tabs';
import type { ShellSlots } from './shell-slots';

/** The count of new notifications in the tab's title and icon. */
const UnseenBadges = lazyPart(() => import('../../features/notifications').then((part) => part.UnseenBadges));

const SignInAgain = lazyFloat(() => import('../../features/login').then((part) => part.SignInAgain));

const SignOut = lazyFloat(() => import('../../features/sign-out/sign-out').then((part) => part.SignOut));

const NarrowFloats = lazyPart(() => import('./mobile/narrow-floats').then((part) => part.NarrowFloats));

const PageDock = lazyPart(() => import('./dock/page-dock').then((part) => part.PageDock));

const NewPostButton = lazyPart(() => import('./mobile/new-post-button').then((part) => part.NewPostButton));

/** Screens with a button or form of their own at its place, and the administration, where it would cover rows. */
const screensWithoutPostButton: ReadonlySet<RouteName | undefined> = new Set([
  ...(['chat', 'chats', 'inbox', 'inbox-thread', 'lists-edit', 'shout-panel'] as const),
  ...(['administration', 'administration-part', 'administration-item'] as const),
]);

/** Whether this page has the floating button for a new post. */
function useHasPostButton(narrow: boolean): boolean {
  const isSignedIn = useSession().state !== 'visitor';
  const { match } = useRoute();
  const always = useListedSetting('alwaysShowNewPostButton', composingSettings.alwaysShowNewPostButton).value;
  return isSignedIn && (narrow || always) && !screensWithoutPostButton.has(match?.name);
}

/** The windows beside a wide page, where the server has what is in them. */
function Dock({ raised }: { readonly raised: boolean }) {
  const has = useHasFeature();
  return (has('shout') || has('chats')) && <PageDock raised={raised} />;
}

/** Adopts the session that another tab has stored, or signs out as that tab did. */
function useSessionOfOtherTabs(): void {
  const { accounts } = useClient();
  useEffect(() => {
    // The key is null if all of the storage was cleared.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.session || key === null) accounts.adoptStoredSession();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [accounts]);
}

interface FloatsProps {
  readonly narrow: boolean;
  readonly drawer: OpenHere;
  /** The viewer has pressed "Sign out" and is asked to confirm. */
  readonly isSigningOut: boolean;
  readonly onSigningOut: (isSigningOut: boolean) => void;
  readonly ComposerOver: ShellSlots['ComposerOver'];
}

/**
 * Everything over the page: drawer, sheet, notices, the question before signing out. Loaded after the first content.
 */
export function Floats({ narrow, drawer, isSigningOut, onSigningOut, ComposerOver }: FloatsProps) {
  const client = useClient();
  const session = useSession();
  const signedIn = session.state !== 'visitor';
  const hasPostButton = useHasPostButton(narrow);
  useEffect(() => void resumeOwnData(client), [client]);
  const [wasSigningOut, setWasSigningOut] = useState(false);
  if (isSigningOut && !wasSigningOut) setWasSigningOut(true);
  useSessionOfOtherTabs();
  useEffect(markTyping, []);
  useEffect(() => preloadForPresses(client), [client]);

  return (
    <>
      <SettingsSync />
      {narrow && <NarrowFloats drawer={drawer} onSignOut={() => onSigningOut(true)} />}
      {hasPostButton && <NewPostButton />}
      {signedIn && <ComposerOver />}
      {signedIn && <UnseenBadges />}
      <AlertsHost />
      {signedIn && !narrow && <Dock raised={hasPostButton} />}
      <NoticesRegion raised={hasPostButton}>
        <UpdateNotice />
      </NoticesRegion>
      <NewerBuild />
      <Keys />
      <CommandBarHost onSignOut={() => onSigningOut(true)} />
      <PersonPopovers />
      <MediaViewerHost />
      <StatusDialogs />
      <ReportHost />
      <ModerationHost />
      <AccountDialogs />
      <SettingsHost contents={settingsTabs} />
      {session.state === 'expired' && <SignInAgain />}
      {signedIn && wasSigningOut && (
        <SignOut requested={isSigningOut} onAnswered={() => onSigningOut(false)} />
      )}
    </>
  );
}
