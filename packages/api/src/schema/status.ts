import type { StatusId } from '../model/ids';
import type { Status } from '../model/status';
import { readAttachment } from './attachment';
import { readCard } from './card';
import { readEmojis } from './emoji';
import { readFilterMatches } from './filter-matches';
import { readMention } from './mention';
import { readPoll } from './poll';
import { readQuote } from './quote';
import { readReactions } from './reaction';
import { type JsonObject, isObject, readId, readObject, readRows, readTextOrNull } from './read';
import { readCounts, readOrigin, readOwnMarks, readReply, readWording } from './status-parts';
import { readTag } from './tag';
import { readAuthor } from './withheld-author';

/**
 * The position of a status in its response, which limits the depth: a row may be the wrapper of a repeat, its original
 * may have a quote, and a quoted status is read without its own quote.
 */
type Place = 'row' | 'original' | 'quoted';

const mentionRows = { limit: 1_000, row: readMention };
const tagRows = { limit: 1_000, row: readTag };
const attachmentRows = { limit: 200, row: readAttachment };

/** Undefined without an id or an account, and when the repeated status is invalid. */
export function readStatus(json: unknown): Status | undefined {
  return readStatusIn('row', json);
}

function readQuoted(json: unknown): Status | undefined {
  return readStatusIn('quoted', json);
}

function readNothing(): undefined {
  return undefined;
}

function readStatusIn(place: Place, json: unknown): Status | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<StatusId>(json, 'id');
  const account = id === null ? undefined : readAuthor(json['account'], id);
  if (id === null || account === undefined) return undefined;
  const repeatOf = place === 'row' ? readRepeated(json) : null;
  // Without its original the wrapper would show somebody's text under the name of the one who repeated it.
  if (repeatOf === undefined) return undefined;
  const pleroma = readObject(json, 'pleroma');
  const mentions = readRows(json, 'mentions', mentionRows);
  return {
    id,
    account,
    repeatOf,
    mentions,
    ...readWording(json),
    ...readOrigin(json, { account, pleroma }),
    ...readReply(json, { account, pleroma, mentions }),
    ...readCounts(json, pleroma),
    ...readOwnMarks(json, pleroma),
    attachments: readRows(json, 'media_attachments', attachmentRows),
    poll: readPoll(json['poll']) ?? null,
    card: readCard(json['card']) ?? null,
    quote: readQuote({ status: json, pleroma, readQuoted: place === 'quoted' ? readNothing : readQuoted }),
    reactions: readReactions(json, pleroma),
    tags: readRows(json, 'tags', tagRows),
    emojis: readEmojis(json),
    filterMatches: readFilterMatches(json),
    applicationName: readTextOrNull(readObject(json, 'application'), 'name') || null,
  };
}

/** Null: not a repeat. Undefined: a repeat of an invalid status. */
function readRepeated(status: JsonObject): Status | null | undefined {
  const repeated = status['reblog'];
  return repeated === null || repeated === undefined ? null : readStatusIn('original', repeated);
}
