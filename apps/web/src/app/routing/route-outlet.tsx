import type { Client } from '@linnet/domain';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { FeedPlaceholder } from '../../blocks/feed/feed-skeleton';
import { useClient, useInstance } from '../../platform/client/client-provider';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { resolveRoute } from '../../platform/navigation/match-route';
import type { RouteTable, RouteViewer } from '../../platform/navigation/route-definition';
import { usePageScroll } from '../../platform/navigation/restore-scroll';
import { useRoute } from '../../platform/navigation/use-route';
import { ScreenBoundary } from '../../ui/boundary/boundaries';
import { lazyScreen } from '../../ui/lazy/lazy-screen';

const NotFoundScreen = lazyScreen(() =>
  import('../not-found/not-found-screen').then((part) => part.NotFoundScreen),
);

interface RouteOutletProps {
  readonly routes: RouteTable;
  readonly viewer: RouteViewer;
  /** The viewer has signed in, out or changed since the page was opened: no notice about the page that they were on. */
  readonly hasViewerChanged: boolean;
}

/** The screen of the current address. */
export function RouteOutlet({ routes, viewer, hasViewerChanged }: RouteOutletProps) {
  const { path, search } = useRoute();
  const [firstPath] = useState(path);
  const destination = resolveRoute(path, routes, viewer);

  if (destination.kind === 'redirect') {
    const wasHere = hasViewerChanged && path === firstPath;
    return <Redirect to={destination.to} isRefused={destination.isRefused && !wasHere} />;
  }
  if (destination.kind === 'not-found') {
    return (
      <PageScreen name="not-found">
        <NotFoundScreen />
      </PageScreen>
    );
  }
  const { route, params } = destination;
  return (
    <PageScreen name={path}>
      <route.screen params={params} search={search} />
    </PageScreen>
  );
}

interface RedirectProps {
  readonly to: string;
  /** A visitor opened a page for signed-in viewers: a notice says so. */
  readonly isRefused: boolean;
}

/** Redirects. The targets depend on the start page, so this waits for the operator's configuration. */
function Redirect({ to, isRefused }: RedirectProps) {
  const { isConfigured } = useInstance();
  const { notices } = useClient();
  useLayoutEffect(() => {
    if (!isConfigured) return;
    navigate(to, { replace: true });
    if (isRefused) showSignInNotice(notices);
  }, [to, isRefused, isConfigured, notices]);
  return <FeedPlaceholder />;
}

function showSignInNotice(notices: Client['notices']): void {
  notices.add({
    level: 'info',
    key: 'session.members_only',
    action: { label: 'login.login', run: () => navigate(pathTo('login')) },
    duration: 10_000,
  });
}

/**
 * Scrolls the page for a screen. Its layout effects run after those of the screen, so a list has claimed scrolling by
 * then.
 */
function PageScreen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  usePageScroll(name);
  return <ScreenBoundary resetKey={name}>{children}</ScreenBoundary>;
}
