import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { useLocale, useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { DescriptionLanguage, useDescriptionLanguage } from '../description-language';
import type { ViewerRequest } from '../viewer-request';
import styles from './media-viewer.module.css';
import { UNZOOMED, toggleZoom, useStageGestures } from './stage-gestures';
import { ViewedMedium } from './viewed-medium';
import { ViewerBar } from './viewer-bar';
import type { Attachment } from '@linnet/api';
import { useSavesData } from '../../../platform/client/use-saves-data';
import { mediaSources } from '../use-media-source';

interface MediaViewerProps {
  readonly request: ViewerRequest;
  readonly onClose: () => void;
}

/** Shows the media of a status one at a time, as large as the window allows. */
export function MediaViewer(props: MediaViewerProps) {
  return (
    <DescriptionLanguage value={props.request.language ?? null}>
      <SteppedMedia {...props} />
    </DescriptionLanguage>
  );
}

function SteppedMedia({ request: { attachments, first, post }, onClose }: MediaViewerProps) {
  const text = useText();
  const { direction } = useLocale();
  const [at, setAt] = useState(first);
  const [showsDescription, setShowsDescription] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const count = attachments.length;
  const navigable = count > 1;
  const attachment = attachments[at];
  /** The step that goes to the right on the screen. */
  const right = direction === 'rtl' ? -1 : 1;
  usePreloaded(attachments, at);
  const { zoom, swipe, setZoom } = useStageGestures({
    stage,
    image,
    navigable,
    onSwipe: (result) => (result === 'close' ? onClose() : go(result === 'after' ? right : -right)),
    onClickOutside: onClose,
  });
  useArrowKeys({ ArrowRight: () => go(right), ArrowLeft: () => go(-right) });
  if (attachment === undefined) return null;

  function go(by: number) {
    if (!navigable) return;
    setZoom(UNZOOMED);
    setAt((now) => step(now, by, count));
  }
  const { x, y } = swipe ?? zoom;
  const { description } = attachment;
  return (
    <div className={styles.viewer}>
      <ViewerBar
        position={text('media.index_of', { position: at + 1, count })}
        attachment={attachment}
        post={post}
        showsDescription={description === '' ? null : showsDescription}
        onShowDescription={setShowsDescription}
        zoomed={attachment.kind === 'image' ? zoom.scale > 1 : null}
        onZoom={() => setZoom(toggleZoom(zoom, UNZOOMED))}
        onClose={onClose}
      />
      <div ref={stage} className={styles.stage} data-zoomed={zoom.scale > 1} data-held={swipe !== null}>
        <ViewedMedium
          key={attachment.id}
          attachment={attachment}
          image={image}
          autoPlay={at === first}
          style={{ transform: `translate(${x}px, ${y}px) scale(${zoom.scale})` }}
        />
      </div>
      {navigable && (
        <>
          <IconButton
            className={styles.previous}
            name={text('media.previous')}
            icon={ChevronLeft}
            size="large"
            mirrored
            onClick={() => go(-1)}
          />
          <IconButton
            className={styles.next}
            name={text('media.next')}
            icon={ChevronRight}
            size="large"
            mirrored
            onClick={() => go(1)}
          />
        </>
      )}
      {description !== '' && showsDescription && <Description key={attachment.id}>{description}</Description>}
    </div>
  );
}

function Description({ children }: { readonly children: string }) {
  return (
    <p className={styles.description} {...useDescriptionLanguage(children)}>
      {children}
    </p>
  );
}

/** Runs the handler of a pressed arrow key, except within players, which use arrows themselves. */
function useArrowKeys(steps: Readonly<Record<'ArrowLeft' | 'ArrowRight', () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest('input, video, [data-player]')) return;
    event.preventDefault();
    steps[key]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    // In the capture phase: dialogs stop arrow keys from bubbling.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** Loads the previous and the next picture ahead. */
export function usePreloaded(attachments: readonly Attachment[], at: number): void {
  const savesData = useSavesData();
  useEffect(() => {
    if (savesData) return;
    for (const by of [1, -1]) {
      const neighbour = attachments[step(at, by, attachments.length)];
      const [address] = neighbour?.kind === 'image' ? mediaSources(neighbour, 'full') : [];
      if (address !== undefined) new Image().src = address;
    }
  }, [attachments, at, savesData]);
}

/** The index `by` steps further among `count`, wrapping around. */
export function step(at: number, by: number, count: number): number {
  return (((at + by) % count) + count) % count;
}
