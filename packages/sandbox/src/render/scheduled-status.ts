import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { findOwnMedia } from '../store/media';
import { type ScheduledRow, sentParameters } from '../store/scheduled-statuses';
import { renderAttachment } from './attachment';
import { wireTime } from './time';

export function renderScheduled(here: Here, row: ScheduledRow): WireScheduledStatus {
  const asked = sentParameters(row);
  const scheduled = { id: String(row.id), scheduled_at: wireTime(row.scheduled_at), params: asked };
  if (asked.media_ids === undefined) return scheduled;
  const media = findOwnMedia(here.db, row.account_id, asked.media_ids);
  return { ...scheduled, media_attachments: media.map((file) => renderAttachment(file, here.origin())) };
}
