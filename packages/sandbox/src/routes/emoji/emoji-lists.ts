import type { WireEmoji, WireEmojiMap } from '@linnet/api/wire';
import { staffRoutes } from '../../server/access';
import { answer } from '../../server/answer';
import { type Call, OPEN, type Route, user } from '../../server/route';
import { type EmojiFileRow, emojiAddress, refreshListedEmoji, listedEmoji } from '../../store/emoji-packs';

const tagOf = ({ pack }: EmojiFileRow) => `pack:${pack}`;

function customEmojis({ server }: Call): Response {
  const rows = listedEmoji(server.db);
  return answer(
    rows.map((row): WireEmoji => {
      const url = server.origin() + emojiAddress(row);
      const tag = tagOf(row);
      return {
        shortcode: row.shortcode,
        url,
        static_url: url,
        visible_in_picker: true,
        tags: [tag],
        category: tag,
      };
    }),
  );
}

function emojiMap({ server }: Call): Response {
  const rows = listedEmoji(server.db);
  const entries = rows.map((row) => [row.shortcode, { image_url: emojiAddress(row), tags: [tagOf(row)] }]);
  return answer(Object.fromEntries(entries) satisfies WireEmojiMap);
}

function reload({ server }: Call): Response {
  refreshListedEmoji(server.db);
  return answer('ok');
}

export const emojiRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/custom_emojis', access: OPEN, handle: customEmojis },
  { method: 'GET', path: '/api/v1/pleroma/emoji', access: OPEN, handle: emojiMap },
  ...staffRoutes('/api/v1/pleroma/admin', [
    {
      endpoint: 'POST /reload_emoji',
      access: user('admin:write'),
      requirement: 'emoji_manage_emoji',
      handle: reload,
    },
  ]),
];
