import { HomeScreen, KnownNetworkScreen, LocalScreen } from '../features/timeline';
import type { RouteDefinition, ScreenProps } from '../platform/navigation/route-definition';
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
  { kind: 'screen', name: 'friends', guard: 'members', scroll: 'top', screen: HomeScreen },
  { kind: 'screen', name: 'public-timeline', guard: 'everyone', scroll: 'top', screen: LocalScreen },
  {
    kind: 'screen',
    name: 'public-external-timeline',
    guard: 'everyone',
    scroll: 'top',
    screen: KnownNetworkScreen,
  },
  { kind: 'screen', name: 'conversation', guard: 'everyone', scroll: 'top', screen: ConversationScreen },
  { kind: 'screen', name: 'login', guard: 'everyone', scroll: 'top', screen: LoginScreen },
  { kind: 'screen', name: 'settings', guard: 'everyone', scroll: 'top', screen: SettingsScreen },
];
