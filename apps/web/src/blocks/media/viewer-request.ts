import type { Attachment } from '@linnet/api';

export interface ViewerRequest {
  /** What the viewer leads through. */
  readonly attachments: readonly Attachment[];
  /** Place of the one to begin with. */
  readonly first: number;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
  /** The address of their post, where that is not what they were opened from. */
  readonly post?: string;
}

let current: ViewerRequest | null = null;
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** What is to be seen large: asked for by whatever shows media, and answered by the one viewer of the page. */
export const viewerRequest = {
  get: (): ViewerRequest | null => current,
  /** What the viewer was last opened from. */
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
