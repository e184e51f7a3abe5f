import type { Violation } from './violation';

/** Every violation in `planted/`: at least one for each rule. */
export const planted: readonly Violation[] = [
  {
    rule: 'order-features',
    from: 'apps/web/src/features/lists/reaches-app.ts',
    to: 'apps/web/src/app/shell.ts',
  },
  {
    rule: 'order-blocks',
    from: 'apps/web/src/blocks/reaches-feature.ts',
    to: 'apps/web/src/features/lists/index.ts',
  },
  { rule: 'order-ui', from: 'apps/web/src/ui/reaches-block.ts', to: 'apps/web/src/blocks/card.ts' },
  { rule: 'order-platform', from: 'apps/web/src/platform/reaches-ui.ts', to: 'apps/web/src/ui/button.ts' },
  { rule: 'leaf-boot', from: 'apps/web/src/boot/reaches-platform.ts', to: 'apps/web/src/platform/clock.ts' },
  {
    rule: 'leaf-locales',
    from: 'apps/web/src/locales/reaches-platform.ts',
    to: 'apps/web/src/platform/clock.ts',
  },
  {
    rule: 'leaf-worker',
    from: 'apps/web/src/worker/reaches-platform.ts',
    to: 'apps/web/src/platform/clock.ts',
  },
  { rule: 'theme-users', from: 'apps/web/src/blocks/reaches-theme.ts', to: 'packages/theme/src/index.ts' },
  {
    rule: 'ui-without-domain',
    from: 'apps/web/src/ui/reaches-domain.ts',
    to: 'packages/domain/src/index.ts',
  },
  {
    rule: 'feature-alone',
    from: 'apps/web/src/features/lists/reaches-chats.ts',
    to: 'apps/web/src/features/chats/index.ts',
  },
  {
    rule: 'feature-door',
    from: 'apps/web/src/app/passes-by-the-door.ts',
    to: 'apps/web/src/features/chats/screen.ts',
  },
  {
    rule: 'feature-lazy-door',
    from: 'apps/web/src/app/reaches-lazily-inside.ts',
    to: 'apps/web/src/features/chats/parts/message.ts',
  },
  {
    rule: 'own-door-feature',
    from: 'apps/web/src/features/chats/parts/reaches-own-door.ts',
    to: 'apps/web/src/features/chats/index.ts',
  },
  {
    rule: 'own-door-folder',
    from: 'apps/web/src/ui/menu/reaches-own-door.ts',
    to: 'apps/web/src/ui/menu/index.ts',
  },
  {
    rule: 'own-door-package',
    from: 'packages/domain/src/feeds/reaches-own-door.ts',
    to: 'packages/domain/src/index.ts',
  },
  { rule: 'package-api', from: 'packages/api/src/reaches-richtext.ts', to: 'packages/richtext/src/index.ts' },
  {
    rule: 'package-richtext',
    from: 'packages/richtext/src/reaches-theme.ts',
    to: 'packages/theme/src/index.ts',
  },
  { rule: 'package-theme', from: 'packages/theme/src/reaches-api.ts', to: 'packages/api/src/index.ts' },
  {
    rule: 'package-domain',
    from: 'packages/domain/src/reaches-sandbox.ts',
    to: 'packages/sandbox/src/index.ts',
  },
  {
    rule: 'package-sandbox',
    from: 'packages/sandbox/src/reaches-domain.ts',
    to: 'packages/domain/src/index.ts',
  },
  {
    rule: 'package-door-from-package',
    from: 'packages/domain/src/passes-by-the-door.ts',
    to: 'packages/api/src/inner.ts',
  },
  {
    rule: 'package-door',
    from: 'apps/web/src/platform/passes-by-the-door.ts',
    to: 'packages/api/src/inner.ts',
  },
  {
    rule: 'package-without-app',
    from: 'packages/domain/src/reaches-app.ts',
    to: 'apps/web/src/app/shell.ts',
  },
  {
    rule: 'sandbox-only-wire',
    from: 'packages/sandbox/src/reaches-code.ts',
    to: 'packages/api/src/index.ts',
  },
  {
    rule: 'sandbox-only-types',
    from: 'packages/sandbox/src/reaches-values.ts',
    to: 'packages/api/src/wire/index.ts',
  },
  {
    rule: 'sandbox-apart',
    from: 'apps/web/src/platform/reaches-sandbox.ts',
    to: 'packages/sandbox/src/index.ts',
  },
  { rule: 'tools-apart', from: 'apps/web/src/app/reaches-tools.ts', to: 'tools/run.ts' },
  { rule: 'e2e-apart', from: 'tools/reaches-e2e.ts', to: 'e2e/harness.ts' },
  { rule: 'no-cycle', from: 'apps/web/src/ui/cycle-one.ts', to: 'apps/web/src/ui/cycle-two.ts' },
  { rule: 'resolvable', from: 'apps/web/src/ui/reaches-nothing.ts', to: './not-there' },
  {
    rule: 'package-without-react',
    from: 'packages/domain/src/reaches-react.ts',
    to: '../../../node_modules/react/index.js',
  },
  {
    rule: 'tests-only',
    from: 'apps/web/src/platform/reaches-tests.ts',
    to: 'apps/web/src/testing/show.ts',
  },
  { rule: 'folder-cycle', from: 'apps/web/src/blocks/avatar', to: 'apps/web/src/blocks/badge' },
  { rule: 'folder-cycle', from: 'apps/web/src/blocks/badge', to: 'apps/web/src/blocks/avatar' },
  { rule: 'folder-cycle', from: 'packages/domain/src/lists', to: 'packages/domain/src/reports' },
  { rule: 'folder-cycle', from: 'packages/domain/src/reports', to: 'packages/domain/src/lists' },
  {
    rule: 'floor',
    from: 'packages/domain/src/kernel/reaches-up.ts',
    to: 'packages/domain/src/client/client.ts',
  },
  {
    rule: 'floor',
    from: 'packages/sandbox/src/store/reaches-up.ts',
    to: 'packages/sandbox/src/routes/timelines.ts',
  },
  { rule: 'known-floor', from: 'packages/domain/src/brand-new', to: '' },
  { rule: 'known-floor', from: 'packages/sandbox/src/brand-new', to: '' },
  { rule: 'known-layer', from: 'apps/web/src/stray.ts', to: '' },
];
