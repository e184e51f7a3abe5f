import type { WireScheduledStatus, WireStatusVersion } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findOwnMedia } from '../store/statuses/media';
import {
  type ScheduledRow,
  findVersionMedia,
  findVersions,
  sentParameters,
} from '../store/statuses/status-versions';
import type { StatusRow } from '../store/statuses/statuses';
import { withOrigin } from '../text/plain-text';
import type { Viewer } from './viewer';
import { renderStatus } from './status';
import { emojiIn, renderAttachment } from './attachments-and-emoji';
import { wireTime } from './time';

/** All versions of a status, oldest first, the current one last; none where the viewer may not see it. */
export function renderHistory(server: Server, status: StatusRow, viewer: Viewer | null): WireStatusVersion[] {
  const current = renderStatus(server, status.id, viewer);
  if (!current || current.reblog !== null) return [];
  const origin = server.origin();
  const { account, content, sensitive, spoiler_text, media_attachments, emojis, poll } = current;
  const earlier = findVersions(server.db, status.id).map((version) => {
    const html = withOrigin(version.content, origin);
    return {
      account,
      content: html,
      sensitive: version.sensitive === 1,
      spoiler_text: version.spoiler_text,
      created_at: wireTime(version.created_at),
      media_attachments: findVersionMedia(server.db, version).map((media) => renderAttachment(media, origin)),
      emojis: emojiIn(`${html} ${version.spoiler_text}`, server),
      poll: null,
    };
  });
  const created_at = wireTime(status.edited_at ?? status.created_at);
  return [
    ...earlier,
    { account, content, sensitive, spoiler_text, created_at, media_attachments, emojis, poll },
  ];
}

export function renderScheduled(server: Server, row: ScheduledRow): WireScheduledStatus {
  const params = sentParameters(row);
  const scheduled = { id: String(row.id), scheduled_at: wireTime(row.scheduled_at), params: params };
  if (params.media_ids === undefined) return scheduled;
  const media = findOwnMedia(server.db, row.account_id, params.media_ids);
  return { ...scheduled, media_attachments: media.map((file) => renderAttachment(file, server.origin())) };
}
