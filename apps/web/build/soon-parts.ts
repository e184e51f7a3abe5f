import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Lazy parts that come in without a click. */
const PARTS = {
  /** Every page loads them right after the first status. */
  soon: [
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
  ],
  /** Visitors too load them, on the pages that have such a thing. */
  often: [
    'apps/web/src/blocks/inline-parts/inline-parts.tsx',
    'apps/web/src/blocks/media/status-media.tsx',
    'apps/web/src/features/alerts/alerts.tsx',
    'apps/web/src/features/instance-panels/instance-panels.tsx',
    'apps/web/src/features/login/index.ts',
    'apps/web/src/features/settings-sync/sync-settings.ts',
  ],
  /** Every page of a signed-in viewer loads them. */
  writing: ['packages/domain/src/drafts/make-drafts.ts', 'apps/web/src/features/composer/index.ts'],
  /** The same; they share much with lists of people, which visitors see too. */
  notifications: ['apps/web/src/features/notifications/index.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type PartName = keyof typeof PARTS;

const inRoot = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

interface SoonParts {
  readonly plugin: Plugin;
  /** Tells whether a module belongs to these parts. */
  moduleOf(name: PartName): (id: string) => boolean;
}

/**
 * Finds the modules of the parts that come in without a click, so that they do not stand in one file with what others
 * need. A file that is missing from the build ends it.
 */
export function soonParts(): SoonParts {
  let importsOf: (id: string) => readonly string[] = () => [];
  const found = new Map<PartName, ReadonlySet<string>>();

  /** The modules of these parts, and all that they import. */
  function modulesOf(name: PartName): ReadonlySet<string> {
    const known = found.get(name);
    if (known !== undefined) return known;
    const modules = new Set(PARTS[name].map(inRoot));
    // A set visits what is added while it is visited.
    for (const id of modules) for (const imported of importsOf(id)) modules.add(imported);
    found.set(name, modules);
    return modules;
  }
  return {
    plugin: {
      name: 'linnet-soon-parts',
      apply: 'build',
      buildEnd() {
        importsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
        for (const file of Object.values(PARTS).flat()) {
          if (this.getModuleInfo(inRoot(file)) === null)
            throw new Error(`No part of the application: ${file}`);
        }
      },
    },
    moduleOf: (name) => (id) => modulesOf(name).has(id),
  };
}
