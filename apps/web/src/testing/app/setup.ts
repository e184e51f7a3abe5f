// Imported once per process, so that tests don't wait for it.
await import('./lazy-parts');

export {};
