import type { InstanceFacts } from '../instance/instance-facts';

/** What the server takes; null where it does not say. */
export interface UploadLimits {
  /** Files of one post. */
  perStatus: number | null;
  /** Bytes. */
  pictureSize: number | null;
  otherSize: number | null;
  /** Characters of a description. */
  descriptionLength: number;
  /** MIME types; empty where any will do. */
  types: readonly string[];
}

/** What most servers take where they do not say. */
const USUAL_DESCRIPTION = 1500;

/** What is known of the server by now. Pleroma has one size for all files, others tell pictures from films. */
export function uploadLimitsOf({ instance }: Pick<InstanceFacts, 'instance'>): UploadLimits {
  const media = instance?.mediaLimits;
  const general = instance?.uploadLimit || null;
  return {
    perStatus: media?.perStatus || null,
    pictureSize: media?.pictureSize || general,
    otherSize: media?.filmSize || general,
    descriptionLength: media?.descriptionLength || USUAL_DESCRIPTION,
    types: media?.types ?? [],
  };
}
