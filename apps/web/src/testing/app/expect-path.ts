import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';

/** The page comes to this address, its query included. */
export async function expectPath(path: string): Promise<void> {
  await waitFor(() => expect(location.pathname + location.search).toBe(path));
}
