import type { Attachment } from '@linnet/api';

export interface ViewerRequest {
  /** All attachments that the media viewer steps through. */
  readonly attachments: readonly Attachment[];
  /** Index of the one to show first. */
  readonly first: number;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
  /** The address of the attachments' status, unless they were opened from there. */
  readonly post?: string;
}

let current: ViewerRequest | null = null;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** What the media viewer of the page shows: set by any component with media, read by the one viewer. */
export const viewerRequest = {
  get: (): ViewerRequest | null => current,
  /** The element that the media viewer was last opened from. */
  opener: (): HTMLElement | null => opener,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set(next: ViewerRequest | null): void {
    current = next;
    if (next !== null) opener = next.opener;
    listeners.forEach((listener) => listener());
  },
};
