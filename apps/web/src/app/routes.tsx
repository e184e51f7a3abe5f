import type { FeedSource } from '@linnet/domain';
import { screenOf } from '../features/timeline';
import type { RouteName } from '../platform/navigation/route-addresses';
import type { RouteDefinition, RouteGuard, ScreenProps } from '../platform/navigation/route-definition';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import { FeedPlaceholder } from './placeholders/feed-placeholder';
import { RootScreen } from './root-screen';

const LoginScreen = lazyScreen<ScreenProps>(() =>
  import('../features/login').then((part) => part.LoginScreen),
);
const SettingsScreen = lazyScreen<ScreenProps>(() =>
  import('../features/settings').then((part) => part.SettingsScreen),
);
const ConversationScreen = lazyScreen<ScreenProps>(
  () => import('../features/thread').then((part) => part.ConversationScreen),
  { placeholder: FeedPlaceholder },
);

/** Screens that are likely to be opened next: their code comes in a quiet moment. */
export const likelyNext = [ConversationScreen];

/** Every screen that there is. An address without a line here gets the not-found screen. */
export const routes: readonly RouteDefinition[] = [
  { kind: 'screen', name: 'root', guard: 'everyone', scroll: 'top', screen: RootScreen },
  timeline('friends', 'members', 'home'),
  timeline('public-timeline', 'everyone', 'local'),
  timeline('public-external-timeline', 'everyone', 'public'),
  { kind: 'screen', name: 'conversation', guard: 'everyone', scroll: 'top', screen: ConversationScreen },
  { kind: 'screen', name: 'login', guard: 'everyone', scroll: 'top', screen: LoginScreen },
  { kind: 'screen', name: 'settings', guard: 'everyone', scroll: 'top', screen: SettingsScreen },
];

function timeline(name: RouteName, guard: RouteGuard, kind: FeedSource['kind']): RouteDefinition {
  return { kind: 'screen', name, guard, scroll: 'top', screen: screenOf({ kind }) };
}
