import type { PictureKind } from '@linnet/domain/own-profile';

interface PictureFrame {
  /** Width by height. */
  readonly aspect: number;
  /** Pixels that a cut has at most, along its longer side. */
  readonly longest: number;
}

/** How each picture is cut: as it is shown on a profile. */
export const frames: Readonly<Record<PictureKind, PictureFrame>> = {
  avatar: { aspect: 1, longest: 800 },
  header: { aspect: 3, longest: 1500 },
  background: { aspect: 16 / 9, longest: 2560 },
};
