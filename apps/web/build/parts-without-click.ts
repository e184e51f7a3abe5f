import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Lazy parts that are loaded without a click, by the chunk that contains them. Some modules that are no lazy parts stand
 * here too: two chunks use them, and one would otherwise load all of the other for them.
 */
const PARTS = {
  /** Every page loads them right after the first status. */
  soon: [
    'packages/domain/src/feeds/feed-updates.ts',
    'packages/domain/src/instance/load-features.ts',
    'packages/domain/src/kernel/while-used.ts',
    'packages/domain/src/live/open-live.ts',
    'apps/web/src/app/shell/shell-parts.ts',
    'apps/web/src/app/shell/top-bar/instance-logo.tsx',
    'apps/web/src/app/theme/theme.tsx',
    'apps/web/src/blocks/feed/feed-parts.tsx',
    'apps/web/src/blocks/inline-parts/inline-parts.tsx',
    'apps/web/src/blocks/media/status-media.tsx',
    'apps/web/src/blocks/navigation/screen-panel.tsx',
    'apps/web/src/blocks/status/card-parts.ts',
    'apps/web/src/blocks/timeline/timeline-parts.tsx',
    'apps/web/src/features/settings-sync/sync-settings.ts',
    'apps/web/src/features/timeline/tools/tools.ts',
    'apps/web/src/platform/live/live-environment.ts',
    'apps/web/src/platform/writing/writing-environment.ts',
    'node_modules/lucide-react/dist/esm/icons/eye.mjs',
  ],
  /** Every narrow page loads them. */
  narrow: ['apps/web/src/app/shell/mobile/mobile-bar.tsx', 'apps/web/src/app/shell/mobile/narrow-floats.tsx'],
  /** Every page of a visitor loads them. Otherwise what they share with the parts below would load those too. */
  visiting: [
    'apps/web/src/features/instance-panels/instance-panels.tsx',
    'apps/web/src/features/login/index.ts',
  ],
  /** Every page of a signed-in viewer loads them. */
  account: [
    'apps/web/src/app/shell/dock/page-dock.tsx',
    'apps/web/src/app/shell/mobile/new-post-button.tsx',
    'apps/web/src/app/shell/navigation/account-counts.tsx',
    'apps/web/src/features/chats/unread-chats.tsx',
    'apps/web/src/features/composer/composer-start.tsx',
    'apps/web/src/features/inbox/unread-people.tsx',
    'apps/web/src/features/notifications/index.ts',
    'apps/web/src/features/timeline/tools/home-marker.tsx',
    'apps/web/src/ui/select/select.tsx',
  ],
  /** What a signed-in viewer can do with a post. Visitors have few of these actions, and load them when they come near. */
  'status-actions': [
    'packages/api/src/calls/people.ts',
    'packages/api/src/calls/relationships.ts',
    'packages/domain/src/kernel/host-of.ts',
    'packages/domain/src/people/block-host.ts',
    'packages/domain/src/people/mute-ends.ts',
    'apps/web/src/blocks/account/use-relationship.ts',
    'apps/web/src/blocks/keys/run-card-key.ts',
    'apps/web/src/blocks/people/first-people.tsx',
    'apps/web/src/blocks/quote/relationship-check.tsx',
    'apps/web/src/blocks/reactions/joinable-chip.tsx',
    'apps/web/src/blocks/status/followed-tag-banner.tsx',
    'apps/web/src/blocks/status-actions/account-actions.tsx',
    'apps/web/src/blocks/status-actions/action-banner.tsx',
    'apps/web/src/blocks/status-actions/row-action.tsx',
  ],
  /** What brings a signed-in viewer's page what they do in other tabs and on other devices. */
  devices: [
    'packages/domain/src/filters/stored-filters.ts',
    'packages/domain/src/live/account-live.ts',
    'packages/domain/src/synced/account-settings.ts',
    'apps/web/src/platform/client/use-own-profile.ts',
  ],
  /** What a press on a post opens, loaded once somebody comes near one. */
  thread: ['apps/web/src/features/thread/conversation-screen.tsx'],
  'status-menu': ['apps/web/src/blocks/status-actions/status-menu.tsx'],
  /** Pages of somebody who writes, or has written something that is stored, load these two: drafts, and the form. */
  drafts: ['packages/domain/src/drafts/make-drafts.ts'],
  composer: ['apps/web/src/features/composer/index.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const inRoot = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));

/**
 * Whether a module is one of the parts of a chunk. What they use is not listed: the bundler adds that by itself, and
 * leaves out what an imported index file exports besides.
 */
export function isPartOf(name: keyof typeof PARTS): (id: string) => boolean {
  const files: readonly string[] = PARTS[name].map(inRoot);
  return (id) => files.includes(id);
}

/** Ends the build if one of these parts is missing. */
export function partsWithoutClickPlugin(): Plugin {
  return {
    name: 'linnet-parts-without-click',
    apply: 'build',
    buildEnd() {
      for (const file of Object.values(PARTS).flat())
        if (this.getModuleInfo(inRoot(file)) === null) throw new Error(`No part of the application: ${file}`);
    },
  };
}
