import { type ReactNode, useLayoutEffect } from 'react';
import { FeedPlaceholder } from '../../blocks/feed/feed-placeholder';
import { useInstance } from '../../platform/client/use-instance';
import { navigate } from '../../platform/navigation/navigate';
import { resolveRoute } from '../../platform/navigation/resolve-route';
import type { RouteDefinition, Visitor } from '../../platform/navigation/route-definition';
import { usePageScroll } from '../../platform/navigation/use-page-scroll';
import { useRoute } from '../../platform/navigation/use-route';
import { ScreenBoundary } from '../../ui/boundary/screen-boundary';
import { lazyScreen } from '../../ui/lazy/lazy-screen';

const NotFoundScreen = lazyScreen(() =>
  import('../not-found/not-found-screen').then((part) => part.NotFoundScreen),
);

interface RouteOutletProps {
  readonly routes: readonly RouteDefinition[];
  readonly visitor: Visitor;
}

/** The screen of the present address. */
export function RouteOutlet({ routes, visitor }: RouteOutletProps) {
  const { path, search } = useRoute();
  const destination = resolveRoute(path, routes, visitor);

  if (destination.kind === 'redirect') return <Redirect to={destination.to} />;
  if (destination.kind === 'nowhere') {
    return (
      <Place name="nowhere" scroll="top">
        <NotFoundScreen />
      </Place>
    );
  }
  const { route, params } = destination;
  return (
    <Place name={path} scroll={route.scroll}>
      <route.screen params={params} search={search} />
    </Place>
  );
}

/** All lead to a start page: it is known once the operator's configuration is. */
function Redirect({ to }: { readonly to: string }) {
  const { configured } = useInstance();
  useLayoutEffect(() => {
    if (configured) navigate(to, { replace: true });
  }, [to, configured]);
  return <FeedPlaceholder />;
}

interface PlaceProps {
  readonly name: string;
  readonly scroll: 'top' | 'keep';
  readonly children: ReactNode;
}

/** Its layout effects run after those of the screen in it: a list there has claimed the scrolling by then. */
function Place({ name, scroll, children }: PlaceProps) {
  usePageScroll(scroll, name);
  return <ScreenBoundary resetKey={name}>{children}</ScreenBoundary>;
}
