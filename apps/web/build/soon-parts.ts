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

const inRoot = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

interface SoonParts {
  readonly plugin: Plugin;
  /** Whether a module is part of what every page loads right after the first status. */
  isSoon(id: string): boolean;
}

/**
 * Finds the modules that are loaded right after the first status, so that they stand in one file. A file that is missing from
 * the build ends it.
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
  return {
    plugin: {
      name: 'linnet-soon-parts',
      apply: 'build',
      buildEnd() {
        importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
        for (const file of SOON) {
          if (this.getModuleInfo(inRoot(file)) === null)
            throw new Error(`No part of the application: ${file}`);
        }
      },
    },
    isSoon: (id) => (soon ??= collect(SOON)).has(id),
  };
}
