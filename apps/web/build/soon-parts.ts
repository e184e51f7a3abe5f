import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Lazy parts that every page loads right after the first status. */
const SOON: readonly string[] = [
  'packages/domain/src/feeds/feed-updates.ts',
  'packages/domain/src/filters/stored-filters.ts',
  'packages/domain/src/instance/load-features.ts',
  'packages/domain/src/live/open-live.ts',
  'apps/web/src/app/shell/shell-parts.ts',
  'apps/web/src/app/shell/top-bar/instance-logo.tsx',
  'apps/web/src/app/theme/theme.tsx',
  'apps/web/src/blocks/feed/feed-parts.tsx',
  'apps/web/src/blocks/status/card-parts.ts',
  'apps/web/src/blocks/timeline/timeline-parts.tsx',
  'apps/web/src/features/timeline/tools/tools.ts',
  'apps/web/src/platform/live/live-environment.ts',
];

/** Those that a page loads then for somebody who is signed in. */
const SOON_SIGNED_IN: readonly string[] = [
  'packages/domain/src/drafts/make-drafts.ts',
  'apps/web/src/features/composer/index.ts',
  'apps/web/src/features/notifications/index.ts',
  'apps/web/src/platform/writing/writing-environment.ts',
];

/** What it loads for a visitor. */
const VISITOR: readonly string[] = ['apps/web/src/features/login/index.ts'];

const inRoot = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

interface SoonParts {
  readonly plugin: Plugin;
  /** Whether a module is part of what every page loads right after the first status. */
  isSoon(id: string): boolean;
  /** Whether it is part of what a page loads then for somebody who is signed in. */
  isSoonSignedIn(id: string): boolean;
}

/**
 * Finds the modules that are loaded right after the first status, so that they stand in one file each for everybody and for
 * those who are signed in. A file that is missing from the build ends it.
 */
export function soonParts(): SoonParts {
  let importsOf: (id: string) => readonly string[] = () => [];

  /** The modules of these files, and all that they import. */
  function collect(files: readonly string[]): ReadonlySet<string> {
    const found = new Set(files.map(inRoot));
    // A set visits what is added while it is visited.
    for (const id of found) for (const imported of importsOf(id)) found.add(imported);
    return found;
  }
  let soon: ReadonlySet<string> | undefined;
  let signedIn: ReadonlySet<string> | undefined;
  let visitor: ReadonlySet<string> | undefined;
  const isSoonSignedIn = (id: string): boolean => (signedIn ??= collect(SOON_SIGNED_IN)).has(id);
  // What visitors need too may not be in a file that only the others load.
  const isForBoth = (id: string): boolean => isSoonSignedIn(id) && (visitor ??= collect(VISITOR)).has(id);

  return {
    plugin: {
      name: 'linnet-soon-parts',
      apply: 'build',
      buildEnd() {
        importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
        for (const file of [...SOON, ...SOON_SIGNED_IN, ...VISITOR]) {
          if (this.getModuleInfo(inRoot(file)) === null)
            throw new Error(`No part of the application: ${file}`);
        }
      },
    },
    isSoon: (id) => (soon ??= collect(SOON)).has(id) || isForBoth(id),
    isSoonSignedIn,
  };
}
