import { useClient } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { useCloseOnBack } from '../../../platform/navigation/go-back';
import { useWindow } from '../../../platform/windows/use-window';
import { Stage } from '../../../ui/dialog/dialog';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { mediaViewerOf } from '../viewer-request';

const MediaViewer = lazyScreen(() => import('./media-viewer').then((part) => part.MediaViewer), {
  errorAt: 'floating',
});

/** Hosts the one media viewer of the page. */
export function MediaViewerHost() {
  const text = useText();
  const requested = useWindow(mediaViewerOf(useClient()));
  const open = requested?.open === true;
  const close = () => requested?.onClose();
  useCloseOnBack(open, close);
  return (
    <Stage
      open={open}
      label={text('media.viewer')}
      returnFocusTo={() => requested?.request.opener ?? null}
      onClose={close}
    >
      {open && <MediaViewer request={requested.request} onClose={close} />}
    </Stage>
  );
}
