import * as React from 'react';

/**
 * React's development build notes for each element where it was made, which takes a quarter of the time of a component
 * test. It stops by itself after many elements a second; here it never begins. Its warnings stay, without that place.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its owner stacks elsewhere: see testing/no-owner-stacks.ts');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => {},
});
