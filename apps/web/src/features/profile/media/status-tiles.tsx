import type { Attachment, StatusId } from '@linnet/api';
import { useUncovered } from '../../../blocks/media/use-uncovered';
import { viewerRequest } from '../../../blocks/media/viewer-request';
import { useVerdict } from '../../../blocks/visibility/use-verdict';
import { useSetting } from '../../../platform/client/use-setting';
import { useStatusView } from '../../../platform/client/use-status-view';
import { pathTo } from '../../../platform/navigation/path-to';
import { MediaTile } from './media-tile';

interface StatusTilesProps {
  readonly id: StatusId;
}

/** The attachments of one post, one tile each. They are uncovered together. */
export function StatusTiles({ id }: StatusTilesProps) {
  const view = useStatusView(id);
  const { isHidden, muted, coveredBy } = useVerdict(id, view);
  const hidesSensitive = useSetting('hideNsfw');
  const isFiltered = coveredBy.length > 0 || muted !== null;
  const [uncovered, setUncovered] = useUncovered(isFiltered);
  if (view === undefined || isHidden) return null;

  const { attachments, sensitive, deleted, id: postId } = view.status;
  if (deleted) return null;
  const covered = !uncovered && (isFiltered || (hidesSensitive && sensitive));
  const post = pathTo('conversation', { id: postId });

  function open(attachment: Attachment, opener: HTMLElement) {
    const viewed = attachments.filter(({ kind }) => kind !== 'html' && kind !== 'unknown');
    viewerRequest.set({ attachments: viewed, first: viewed.indexOf(attachment), opener, post });
  }
  return attachments.map((attachment) => (
    <MediaTile
      key={attachment.id}
      attachment={attachment}
      post={post}
      covered={covered}
      onUncover={() => setUncovered(true)}
      onOpen={open}
    />
  ));
}
