import type { Route } from '../server/route';
import { accountRoutes } from './accounts';
import { appRoutes } from './apps';
import { emojiRoutes } from './emoji';
import { instanceRoutes } from './instance';
import { markerRoutes } from './markers';
import { notificationRoutes } from './notifications';
import { oauthPageRoutes } from './oauth-page';
import { oauthTokenRoutes } from './oauth-tokens';
import { statusActionRoutes } from './status-actions';
import { statusRoutes } from './statuses';
import { timelineRoutes } from './timelines';

/** Every call of the interface. What is not here is answered as the real server answers unknown calls. */
export const ROUTES: Route[] = [
  ...instanceRoutes,
  ...emojiRoutes,
  ...appRoutes,
  ...oauthTokenRoutes,
  ...oauthPageRoutes,
  ...accountRoutes,
  ...timelineRoutes,
  ...statusRoutes,
  ...statusActionRoutes,
  ...notificationRoutes,
  ...markerRoutes,
];
