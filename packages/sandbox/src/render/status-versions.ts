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
import type { Reader } from './reader';
import { renderStatus } from './status';
import { emojiIn, renderAttachment } from './attachments-and-emoji';
import { wireTime } from './time';

/** All versions of a status, oldest first, the current one last; none where the viewer may not see it. */
export function renderHistory(server: Server, status: StatusRow, reader: Reader | null): WireStatusVersion[] {
  const now = renderStatus(server, status.id, reader);
  if (!now || now.reblog !== null) return [];
  const origin = server.origin();
  const { account, content, sensitive, spoiler_text, media_attachments, emojis, poll } = now;
  const before = findVersions(server.db, status.id).map((version) => {
    const html = withOrigin(version.content, origin);
    return {
      account,
      content: html,
      sensitive: version.sensitive === 1,
      spoiler_text: version.spoiler_text,
      created_at: wireTime(version.created_at),
      media_attachments: findVersionMedia(server.db, version).map((media) => renderAttachment(media, origin)),
      emojis: emojiIn(`${html} ${version.spoiler_text}`, origin),
      poll: null,
    };
  });
  const created_at = wireTime(status.edited_at ?? status.created_at);
  return [
    ...before,
    { account, content, sensitive, spoiler_text, created_at, media_attachments, emojis, poll },
  ];
}

export function renderScheduled(server: Server, row: ScheduledRow): WireScheduledStatus {
  const asked = sentParameters(row);
  const scheduled = { id: String(row.id), scheduled_at: wireTime(row.scheduled_at), params: asked };
  if (asked.media_ids === undefined) return scheduled;
  const media = findOwnMedia(server.db, row.account_id, asked.media_ids);
  return { ...scheduled, media_attachments: media.map((file) => renderAttachment(file, server.origin())) };
}
