import type { Attachment } from '@linnet/api';
import { AltMark, NoAltMark } from './alt-mark';
import { Blurred } from './blurred';

interface TileExtrasProps {
  readonly attachment: Attachment;
  readonly loaded: boolean;
}

/** What lies under a picture until it comes, and over it always. */
export function TileExtras({ attachment: { blurhash, description }, loaded }: TileExtrasProps) {
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} over={loaded} />}
      {description === '' ? <NoAltMark /> : <AltMark description={description} />}
    </>
  );
}
