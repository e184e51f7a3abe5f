import { afterAll, vi } from 'vitest';

// Files share the modules of their process: one whose loading is cut off by the end of a file would be broken for the others.
afterAll(() => vi.dynamicImportSettled());
