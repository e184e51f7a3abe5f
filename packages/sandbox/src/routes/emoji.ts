import type { WireEmoji } from '@linnet/api/wire';
import { EMOJI, emojiPath } from '../pictures/emoji-list';
import { answer } from '../server/answer';
import { OPEN, type Call, type Route } from '../server/route';

function customEmojis({ here }: Call): Response {
  return answer(
    EMOJI.map((emoji): WireEmoji => {
      const url = here.origin() + emojiPath(emoji);
      const tag = `pack:${emoji.pack}`;
      const { shortcode } = emoji;
      return { shortcode, url, static_url: url, visible_in_picker: true, tags: [tag], category: tag };
    }),
  );
}

function emojiMap(): Response {
  return answer(
    Object.fromEntries(
      EMOJI.map((emoji) => [emoji.shortcode, { image_url: emojiPath(emoji), tags: [`pack:${emoji.pack}`] }]),
    ),
  );
}

export const emojiRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/custom_emojis', access: OPEN, handle: customEmojis },
  { method: 'GET', path: '/api/v1/pleroma/emoji', access: OPEN, handle: emojiMap },
];
