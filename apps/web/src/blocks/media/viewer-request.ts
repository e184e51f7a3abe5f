import type { Attachment } from '@linnet/api';
import { perClient } from '@linnet/domain';
import { createWindowRequests } from '../../platform/windows/use-window';

export interface ViewerRequest {
  /** All attachments that the media viewer steps through. */
  readonly attachments: readonly Attachment[];
  /** Index of the one to show first. */
  readonly first: number;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
  /** The language of the descriptions; null when it isn't known. */
  readonly language?: string | null;
  /** The address of the attachments' status, unless they were opened from there. */
  readonly post?: string;
}

/** The media viewer: opened by any component with media. */
export const mediaViewerOf = perClient(createWindowRequests<ViewerRequest>);
