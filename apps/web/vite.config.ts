import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { backendProxy } from './build/backend-proxy';
import { buildIdPlugin } from './build/build-id-plugin';
import { classicStartPlugin } from './build/classic-start-plugin';
import { flashPlayerPlugin } from './build/flash-player-plugin';
import { layerCssPlugin } from './build/layer-css-plugin';
import { laterStylesPlugin } from './build/later-styles-plugin';
import { pagePlugin } from './build/page-plugin';
import { isPartOf, partsWithoutClickPlugin } from './build/parts-without-click';
import { plainImportsPlugin } from './build/plain-imports-plugin';
import { precompressPlugin } from './build/precompress-plugin';
import { slimIconsPlugin } from './build/slim-icons-plugin';
import { workerPlugin } from './build/worker-plugin';

const root = fileURLToPath(new URL('.', import.meta.url));

/** React has this hook itself: the replacement for older versions of React is left out of the bundle. */
const reactStoreHook = { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' };

/** Our icons get their size from a class, so a smaller function replaces the icon library's. */
const smallIconFactory = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: `${root}src/ui/icon/create-lucide-icon.ts`,
};

/** Importing our packages has no side effects, so unused exports of their index files are left out of the bundle. */
const ourPackages = /\/packages\/(?:api|domain|richtext|theme)\/src\//;

/** The logic of signed-in viewers. */
const ofAccounts =
  /\/packages\/domain\/src\/(?:announcements|drafts|lists|notifications|outbox|people|profile|reports|uploads(?!\/pictures))\//;

/** The logic of those who run the server. */
const ofStaff = /\/packages\/domain\/src\/(?:configuration|doctor|emoji-packs|staff)\//;

/** Lists and cards of people, and media that are played. */
const ofPeople = /\/src\/blocks\/(?:emoji-tool|media|people|profile-card)\//;

/** Matches the modules of a folder, of any by default, that the pattern doesn't match. */
const otherThan =
  (pattern: RegExp, folder = '') =>
  (id: string): boolean =>
    id.includes(`/${folder}`) && !pattern.test(id);

export default defineConfig({
  root,
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    layerCssPlugin(),
    laterStylesPlugin(),
    pagePlugin(`${root}src`),
    partsWithoutClickPlugin(),
    classicStartPlugin(),
    buildIdPlugin(),
    plainImportsPlugin(),
    flashPlayerPlugin(),
    workerPlugin(`${root}src`),
    slimIconsPlugin(),
    precompressPlugin(),
  ],
  resolve: {
    alias: process.env['VITEST'] === undefined ? [reactStoreHook, smallIconFactory] : [],
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: '[hash][local]' },
      // All our browsers know `:dir()`. In its place a list of languages would be written, which is wrong for what has another
      // direction than its language.
      exclude: Features.DirSelector,
    },
  },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    // A few per cent smaller than the default, which the first load is worth.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        passes: 3,
        reduce_funcs: false,
        pure_getters: true,
        unsafe_arrows: true,
        unsafe_methods: true,
      },
    },
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All that the first screen needs is one file, however many lazy parts share pieces of it.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // So is what comes right after it, what visitors and signed-in viewers have, and the composer.
            { name: 'soon', test: isPartOf('soon'), priority: 1.8 },
            { name: 'visiting', test: isPartOf('visiting'), priority: 1.75 },
            { name: 'narrow', test: isPartOf('narrow'), priority: 1.73 },
            { name: 'status-actions', test: isPartOf('status-actions'), priority: 1.72 },
            { name: 'devices', test: isPartOf('devices'), priority: 1.71 },
            { name: 'account', test: isPartOf('account'), priority: 1.7 },
            { name: 'thread', test: isPartOf('thread'), priority: 1.68 },
            { name: 'status-menu', test: isPartOf('status-menu'), priority: 1.66 },
            { name: 'drafts', test: isPartOf('drafts'), priority: 1.65 },
            { name: 'composer', test: isPartOf('composer'), priority: 1.6 },
            // The library for floating elements, without our own components on top of it.
            { name: 'base-ui', test: /node_modules\/(?:@base-ui|@floating-ui|tabbable)\//, priority: 1 },
            // Code that several lazy parts share is in a few files, or a lazy part would send up to fifty requests. What visitors
            // don't need has files of its own; they come last, as each group also takes what its modules import.
            { name: 'shared-calls', test: /\/packages\/api\//, minShareCount: 3, priority: 1 },
            {
              name: 'shared-logic',
              test: (id: string) => otherThan(ofAccounts, 'packages')(id) && !ofStaff.test(id),
              minShareCount: 3,
              priority: 1,
            },
            { name: 'shared-ui', test: /\/src\/(?:ui|platform)\//, minShareCount: 3, priority: 1 },
            { name: 'account-logic', test: ofAccounts, minShareCount: 3, priority: 0.95 },
            { name: 'staff-logic', test: ofStaff, minShareCount: 3, priority: 0.93 },
            { name: 'shared', test: otherThan(ofPeople), minShareCount: 3, priority: 0.9 },
            { name: 'shared-media', test: /\/blocks\/media\//, minShareCount: 3, priority: 0.8 },
            { name: 'shared-people', test: ofPeople, minShareCount: 3, priority: 0.7 },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: ourPackages, sideEffects: false }] },
    },
  },
  server: { proxy: backendProxy(process.env['LINNET_BACKEND']) },
});
