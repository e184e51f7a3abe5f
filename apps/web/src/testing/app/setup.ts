import { vi } from 'vitest';

// There is no layout: no styles to wait for, and no way to know which rows are near the window.
vi.mock(import('../../platform/chunks/lazy-styles'), () => ({ lazyStyles: () => Promise.resolve() }));
vi.mock('virtua', () => import('./whole-list'));

// Imported once per process, so that tests don't wait for it.
await import('./lazy-parts');
