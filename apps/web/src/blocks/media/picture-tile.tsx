import type { Attachment } from '@linnet/api';
import { type MouseEvent, useState } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { BrokenMedia } from './broken-media';
import { StillPicture } from './still-picture';
import { useMediaSource } from './use-media-source';
import { AltMark, NoAltMark } from './alt-mark';
import { Blurred } from './blurred';

/** Kinds of files in which pictures may move. */
const mayMove = /^image\/(?:gif|webp|apng)$/;

interface PictureTileProps {
  readonly attachment: Attachment;
  readonly onOpen: (opener: HTMLElement) => void;
}

/** A picture that opens at full size. */
export function PictureTile({ attachment, onOpen }: PictureTileProps) {
  const text = useText();
  const { address, fail } = useMediaSource(attachment, 'small');
  const [loaded, setLoaded] = useState(false);
  const { description, url } = attachment;
  if (address === null) return <BrokenMedia attachment={attachment} />;

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(event.currentTarget);
  }
  const name = description === '' ? text('status.picture_without_description') : description;
  const picture = {
    src: address,
    onError: fail,
    onLoad: () => setLoaded(true),
  };

  return (
    <>
      <TileExtras attachment={attachment} loaded={loaded} />
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        aria-haspopup="dialog"
        onClick={handleClick}
      >
        {mayMove.test(attachment.mimeType) ? (
          <StillPicture {...picture} surelyMoves={attachment.mimeType === 'image/gif'} alt={name} />
        ) : (
          <img {...picture} alt={name} loading="lazy" decoding="async" />
        )}
      </a>
    </>
  );
}

interface TileExtrasProps {
  readonly attachment: Attachment;
  readonly loaded: boolean;
}

/** The blurred preview below a picture until it has loaded, and the marks over it. */
function TileExtras({ attachment: { blurhash, description }, loaded }: TileExtrasProps) {
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} over={loaded} />}
      {description === '' ? <NoAltMark /> : <AltMark description={description} />}
    </>
  );
}
