import type { Attachment } from '@linnet/api';
import { use } from 'react';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { otherSite } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { lazyPart } from '../../ui/lazy/lazy-screen';
import { arrangeMedia, ratioInRow, rowFrame } from './arrange-media';
import { DescriptionLanguage, useDescriptionLanguage } from './description-language';
import { fileKinds, fileName } from './file-kinds';
import { MediaCover, useUncovered } from './media-cover';
import mediaStyles from './media.module.css';
import { OnRequest } from './on-request';
import styles from './open-media.module.css';
import { PictureTile, VideoTile } from './tiles';
import audioStyles from './players/audio-player.module.css';
import { mediaViewerOf } from './viewer-request';

const AudioPlayer = lazyPart(
  () => import('./players/audio-player').then((part) => part.AudioPlayer),
  () => <div className={audioStyles.player} />,
);

interface MediaRowProps {
  readonly row: readonly Attachment[];
  /** Shows the empty space only. */
  readonly covered: boolean;
  readonly onOpen: (attachment: Attachment, opener: HTMLElement) => void;
}

/** Up to three media side by side, in space reserved before they are loaded. */
function MediaRow({ row, covered, onOpen }: MediaRowProps) {
  const isOnly = row.length === 1;
  return (
    <div className={mediaStyles.row} style={{ aspectRatio: rowFrame(row).ratio }}>
      {row.map((attachment) => {
        const open = (opener: HTMLElement) => onOpen(attachment, opener);
        return (
          <div
            key={attachment.id}
            className={mediaStyles.tile}
            style={{ flexGrow: isOnly ? 1 : ratioInRow(attachment) }}
          >
            {!covered &&
              (attachment.kind === 'image' ? (
                <OnRequest {...attachment} address={attachment.previewUrl} label="media.load_picture">
                  <PictureTile attachment={attachment} onOpen={open} />
                </OnRequest>
              ) : (
                <VideoTile attachment={attachment} isOnly={isOnly} onOpen={open} />
              ))}
          </div>
        );
      })}
    </div>
  );
}

/** A file that is neither visible nor audible: its kind, title, and a link. It is never embedded. */
function OtherFile({ attachment: { kind, url, description } }: { readonly attachment: Attachment }) {
  const text = useText();
  const { icon, label } = fileKinds[kind];
  const languageAttributes = useDescriptionLanguage(description);
  return (
    <a className={styles.file} href={url} {...otherSite}>
      <Icon of={icon} />
      <span className={styles.words}>
        <b className={styles.title} dir="auto" {...languageAttributes}>
          {description || fileName(url) || text(label)}
        </b>
        <small>{text(label)}</small>
      </span>
    </a>
  );
}

interface OpenMediaProps {
  /** All attachments of the status in their order, for stepping through in the media viewer. */
  readonly attachments: readonly Attachment[];
  readonly shown: readonly Attachment[];
  readonly sensitive: boolean;
  /** Titles of the filters that cover the media. */
  readonly coveredBy: readonly string[];
  /** Returns what the media viewer steps through; by default `attachments`. */
  readonly viewerAttachments?: (() => readonly Attachment[]) | undefined;
}

/** The media of a status, covered if they are sensitive. */
export function OpenMedia({ attachments, shown, sensitive, coveredBy, viewerAttachments }: OpenMediaProps) {
  const client = useClient();
  const language = use(DescriptionLanguage);
  const contains = useSetting('useContainFit');
  const hidesSensitive = useSetting('hideNsfw');
  const needsCover = (hidesSensitive && sensitive) || coveredBy.length > 0;
  const [uncovered, setUncovered] = useUncovered(coveredBy.length > 0);
  const { rows, rest } = arrangeMedia(shown);
  const covered = needsCover && !uncovered;
  const width = rows.length === 1 ? rowFrame(rows.flat()).width : null;

  function open(attachment: Attachment, opener: HTMLElement | null) {
    const all = viewerAttachments?.() ?? attachments;
    const viewable = all.filter(({ kind }) => kind !== 'html' && kind !== 'unknown');
    const first = viewable.indexOf(attachment);
    mediaViewerOf(client).open({ attachments: viewable, first, opener, language });
  }

  return (
    <>
      <div
        className={mediaStyles.media}
        data-own-clicks
        data-fit={contains ? 'contain' : 'cover'}
        style={{ maxInlineSize: width ?? undefined }}
      >
        {rows.map((row) => (
          <MediaRow key={row[0]?.id} row={row} covered={covered} onOpen={open} />
        ))}
        {covered && rows.length === 0 && <div className={mediaStyles.blank} />}
        {needsCover && (
          <MediaCover
            attachments={shown}
            covered={covered}
            coveredBy={coveredBy}
            onUncover={setUncovered}
            onOpen={open}
          />
        )}
      </div>
      {!covered &&
        rest.map((attachment) => (
          <div
            key={attachment.id}
            className={mediaStyles.nonVisual}
            data-own-clicks
            data-kind={attachment.kind}
          >
            {attachment.kind === 'audio' ? (
              <AudioPlayer attachment={attachment} />
            ) : (
              <OtherFile attachment={attachment} />
            )}
          </div>
        ))}
    </>
  );
}
