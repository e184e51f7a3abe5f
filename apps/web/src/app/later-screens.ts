import type { ComponentType } from 'react';
import type { RouteName } from '../platform/navigation/route-addresses';
import type { ScreenProps } from '../platform/navigation/route-definition';

type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

/** Those on the way in, which few people see twice: one chunk. */
const waysIn = () => import('./ways-in');
const registration: LoadScreen = () => waysIn().then((part) => part.RegistrationScreen);

/** Where the code of each screen is that nobody begins with, by its route. */
export const laterScreens = {
  drafts: () => import('../features/composer').then((part) => part.DraftsScreen),
  login: () => import('../features/login').then((part) => part.LoginScreen),
  'oauth-callback': () => waysIn().then((part) => part.OAuthCallbackScreen),
  'password-reset': () => waysIn().then((part) => part.PasswordResetScreen),
  registration,
  'registration-token': registration,
  scheduled: () => import('../features/scheduled').then((part) => part.ScheduledScreen),
  settings: () => import('../features/settings').then((part) => part.SettingsScreen),
} satisfies Partial<Record<RouteName, LoadScreen>>;

export type LaterRoute = keyof typeof laterScreens;
