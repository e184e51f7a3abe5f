import { vi } from 'vitest';

// There is no layout: no styles to wait for, and no telling which rows are near the window.
vi.mock(import('../../platform/chunks/later-styles'), () => ({ laterStyles: () => Promise.resolve() }));
vi.mock('virtua', () => import('./whole-list'));

// Read once for each process, rather than while a test waits for it.
await import('./lazy-parts');
