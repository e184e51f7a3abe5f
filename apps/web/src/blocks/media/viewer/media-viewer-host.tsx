import { useSyncExternalStore } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { Stage } from '../../../ui/dialog/dialog';
import { viewerRequest } from '../viewer-request';
import { useBackCloses } from '../../../platform/navigation/go-back';

const MediaViewer = lazyScreen(() => import('./media-viewer').then((part) => part.MediaViewer), {
  errorAt: 'floating',
});

const close = () => viewerRequest.set(null);

/** Hosts the one media viewer of the page. */
export function MediaViewerHost() {
  const text = useText();
  const request = useSyncExternalStore(viewerRequest.subscribe, viewerRequest.get);
  useBackCloses(request !== null, close);
  return (
    <Stage open={request !== null} label={text('media.viewer')} opener={viewerRequest.opener} onClose={close}>
      {request && <MediaViewer request={request} onClose={close} />}
    </Stage>
  );
}
