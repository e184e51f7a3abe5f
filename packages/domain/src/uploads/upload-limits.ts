import type { InstanceFacts } from '../instance/instance-facts';

/** Limits of the server; null where it does not name one. */
export interface UploadLimits {
  /** Files of one post. */
  perStatus: number | null;
  /** Bytes. */
  pictureSize: number | null;
  otherSize: number | null;
  /** Characters of a description. */
  descriptionLength: number;
  /** Accepted MIME types; empty where all are accepted. */
  types: readonly string[];
}

/** The limit of most servers, if the server names none. */
const DEFAULT_DESCRIPTION_LENGTH = 1500;

/**
 * The limits, as far as the instance is known. Pleroma has one size for all files, others distinguish pictures from
 * videos.
 */
export function uploadLimitsOf({ instance }: Pick<InstanceFacts, 'instance'>): UploadLimits {
  const media = instance?.mediaLimits;
  const general = instance?.uploadLimit || null;
  return {
    perStatus: media?.perStatus || null,
    pictureSize: media?.pictureSize || general,
    otherSize: media?.videoSize || general,
    descriptionLength: media?.descriptionLength || DEFAULT_DESCRIPTION_LENGTH,
    types: media?.types ?? [],
  };
}
