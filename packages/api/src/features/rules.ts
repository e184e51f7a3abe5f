import type { Server, ServerFamily } from './server';

/** Decided from what a server says of itself; its answers may prove it wrong later. */
export type Rule = (server: Server) => boolean;

export const always: Rule = () => true;

export const families =
  (...named: readonly ServerFamily[]): Rule =>
  ({ family }) =>
    named.includes(family);

/** Pleroma, Akkoma and their forks: those that extend Mastodon's interface with Pleroma's. */
export const pleromaLike: Rule = families('pleroma', 'akkoma');

export const notFamilies =
  (...named: readonly ServerFamily[]): Rule =>
  ({ family }) =>
    !named.includes(family);

/** One of these feature strings is there. */
export const flagged =
  (...names: readonly string[]): Rule =>
  ({ flags }) =>
    names.some((name) => flags.has(name));

/** Mastodon, or what claims to speak as Mastodon of this version does. */
export const mastodonSince =
  (major: number, minor = 0): Rule =>
  ({ claims: [hasMajor = 0, hasMinor = 0] }) =>
    hasMajor > major || (hasMajor === major && hasMinor >= minor);

export const not =
  (rule: Rule): Rule =>
  (server) =>
    !rule(server);

export const either =
  (...rules: readonly Rule[]): Rule =>
  (server) =>
    rules.some((rule) => rule(server));

export const both =
  (...rules: readonly Rule[]): Rule =>
  (server) =>
    rules.every((rule) => rule(server));
