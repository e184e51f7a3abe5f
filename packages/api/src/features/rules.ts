import type { Server, ServerFamily } from './server';

/** Decides on a feature by a server's documents; responses of the server may disprove it later. */
export type Rule = (server: Server) => boolean;

export const always: Rule = () => true;

export const families =
  (...named: readonly ServerFamily[]): Rule =>
  ({ family }) =>
    named.includes(family);

/** Pleroma, Akkoma and their forks, which extend Mastodon's API with Pleroma's. */
export const pleromaLike: Rule = families('pleroma', 'akkoma');

export const notFamilies =
  (...named: readonly ServerFamily[]): Rule =>
  ({ family }) =>
    !named.includes(family);

/** The server has one of these feature strings. */
export const flagged =
  (...names: readonly string[]): Rule =>
  ({ flags }) =>
    names.some((name) => flags.has(name));

/** Mastodon of at least this version, or a server that claims compatibility with it. */
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
