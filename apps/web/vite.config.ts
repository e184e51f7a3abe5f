import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backendProxy } from './build/backend-proxy';
import { buildIdPlugin } from './build/build-id-plugin';
import { classicStartPlugin } from './build/classic-start-plugin';
import { flashPlayerPlugin } from './build/flash-player-plugin';
import { layerCssPlugin } from './build/layer-css-plugin';
import { laterStylesPlugin } from './build/later-styles-plugin';
import { pagePlugin } from './build/page-plugin';
import { plainImportsPlugin } from './build/plain-imports-plugin';
import { precompressPlugin } from './build/precompress-plugin';
import { soonParts } from './build/soon-parts';
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

const soon = soonParts();

export default defineConfig({
  root,
  plugins: [
    react({ compiler: { compilationMode: 'annotation' } }),
    layerCssPlugin(),
    laterStylesPlugin(),
    pagePlugin(`${root}src`),
    soon.plugin,
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
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash][local]' } } },
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
            // What comes right after it is one file too.
            { name: 'soon', test: soon.moduleOf('soon'), priority: 1.8 },
            // So is what parts share that come in without a click, apart from what only others share.
            { name: 'often', test: soon.moduleOf('often'), minShareCount: 2, priority: 1.6 },
            { name: 'writing', test: soon.moduleOf('writing'), minShareCount: 2, priority: 1.4 },
            // The list of chats is loaded at the start, for the number of unread ones, without what an open chat needs.
            { name: 'chat-list', test: /\/domain\/src\/chats\/(?:chat-list|resume)/, priority: 1.3 },
            { name: 'chat', test: /\/domain\/src\/chats\//, priority: 1.25 },
            { name: 'notified', test: soon.moduleOf('notifications'), minShareCount: 3, priority: 1.2 },
            // The library for floating elements, without our own components on top of it.
            { name: 'base-ui', test: /node_modules\/(?:@base-ui|@floating-ui|tabbable)\//, priority: 1 },
            // Code that several lazy parts share is in four files, or a lazy part would send up to fifty requests.
            { name: 'shared-calls', test: /\/packages\/api\//, minShareCount: 3, priority: 1 },
            { name: 'shared-logic', test: /\/packages\//, minShareCount: 3, priority: 1 },
            { name: 'shared-ui', test: /\/src\/(?:ui|platform)\//, minShareCount: 3, priority: 1 },
            { name: 'shared', minShareCount: 3, priority: 0 },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: ourPackages, sideEffects: false }] },
    },
  },
  server: { proxy: backendProxy(process.env['LINNET_BACKEND']) },
});
