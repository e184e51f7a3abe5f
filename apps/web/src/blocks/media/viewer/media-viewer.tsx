import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { useLocale } from '../../../platform/i18n/use-locale';
import { useText } from '../../../platform/i18n/use-text';
import { IconButton } from '../../../ui/icon-button/icon-button';
import type { ViewerRequest } from '../viewer-request';
import styles from './media-viewer.module.css';
import { step } from './step';
import { useArrowKeys } from './use-arrow-keys';
import { usePreloaded } from './use-preloaded';
import { useStageGestures } from './use-stage-gestures';
import { ViewedMedium } from './viewed-medium';
import { ViewerBar } from './viewer-bar';
import { FITTING, toggleZoom } from './zoom';

interface MediaViewerProps {
  readonly request: ViewerRequest;
  readonly onClose: () => void;
}

/** Leads through the media of a status, one at a time, as large as the window lets them be. */
export function MediaViewer({ request: { attachments, first, post }, onClose }: MediaViewerProps) {
  const text = useText();
  const { direction } = useLocale();
  const [at, setAt] = useState(first);
  const [described, setDescribed] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const count = attachments.length;
  const navigable = count > 1;
  const attachment = attachments[at];
  /** Steps to what follows on the right of the screen. */
  const right = direction === 'rtl' ? -1 : 1;
  usePreloaded(attachments, at);
  const { zoom, swipe, setZoom } = useStageGestures({
    stage,
    picture,
    navigable,
    onSwipe: (result) => (result === 'close' ? onClose() : go(result === 'after' ? right : -right)),
    onClickBeside: onClose,
  });
  useArrowKeys({ ArrowRight: () => go(right), ArrowLeft: () => go(-right) });
  if (attachment === undefined) return null;

  function go(by: number) {
    if (!navigable) return;
    setZoom(FITTING);
    setAt((now) => step(now, by, count));
  }
  const { x, y } = swipe ?? zoom;
  const { description } = attachment;
  return (
    <div className={styles.viewer}>
      <ViewerBar
        place={text('media.place', { at: at + 1, count })}
        attachment={attachment}
        post={post}
        described={description === '' ? null : described}
        onDescribe={setDescribed}
        zoomed={attachment.kind === 'image' ? zoom.scale > 1 : null}
        onZoom={() => setZoom(toggleZoom(zoom, FITTING))}
        onClose={onClose}
      />
      <div ref={stage} className={styles.stage} data-zoomed={zoom.scale > 1} data-held={swipe !== null}>
        <ViewedMedium
          key={attachment.id}
          attachment={attachment}
          picture={picture}
          wanted={at === first}
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
      {description !== '' && described && (
        <p className={styles.description} dir="auto" key={attachment.id}>
          {description}
        </p>
      )}
    </div>
  );
}
