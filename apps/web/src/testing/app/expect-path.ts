import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';

/** Expects that the page gets to this address, including its query. */
export async function expectPath(path: string): Promise<void> {
  await waitFor(() => expect(location.pathname + location.search).toBe(path));
}
