import type { WireAttachment, WireOriginalStatus, WirePoll } from '@linnet/api/wire';
import { type Counting, type Kind, fieldOf } from './kind';

type Test = (status: WireOriginalStatus) => boolean;

const statuses = (is: Test): Counting => ({ among: 'statuses', is });
const textOf = (status: WireOriginalStatus): string => status.pleroma.content['text/plain'] ?? '';
const withText = (pattern: RegExp): Counting => statuses((status) => pattern.test(textOf(status)));
const scope = (name: string): Counting => statuses(({ visibility }) => visibility === name);
const file = (is: (file: WireAttachment) => boolean): Counting =>
  statuses(({ media_attachments: files }) => files.some(is));
const mime = (pattern: RegExp): Counting => file(({ pleroma }) => pattern.test(pleroma.mime_type));
const poll = (is: (poll: WirePoll) => boolean): Counting =>
  statuses((status) => status.poll !== null && is(status.poll));

/** Statuses with a content type: lists don't have it, only the source of a status does. */
const sourceType = (type: string): Counting => ({
  among: 'examples',
  is: async (id, fetchAs) => fieldOf(await fetchAs(`/api/v1/statuses/${id}/source`), 'content_type') === type,
});

/** A constructor, because the compiler's target doesn't support the flag `v` in a literal. */
const ONLY_EMOJI = new RegExp(String.raw`^(?:\p{RGI_Emoji}|:[a-z_]+:|\s)+$`, 'v');
const TALL_LINES = 20;
const LINE_LENGTH = 80;

function isTall({ content }: WireOriginalStatus): boolean {
  const breaks = content.match(/<(?:p|br)\b/g)?.length ?? 0;
  return breaks + content.length / LINE_LENGTH > TALL_LINES;
}

const hasSize = ({ meta }: WireAttachment) => meta !== undefined;

export const STATUS_KINDS = [
  { key: 'plain', what: 'written as plain text', atLeast: 5, counted: sourceType('text/plain') },
  { key: 'html', what: 'written as HTML', atLeast: 5, counted: sourceType('text/html') },
  { key: 'markdown', what: 'written as Markdown', atLeast: 5, counted: sourceType('text/markdown') },
  { key: 'bbcode', what: 'written as BBCode', atLeast: 5, counted: sourceType('text/bbcode') },
  { key: 'subject', what: 'with a subject', atLeast: 20, counted: statuses((s) => s.spoiler_text !== '') },
  {
    key: 'long-subject',
    what: 'with a subject of more than 240 characters',
    atLeast: 5,
    counted: statuses((s) => s.spoiler_text.length > 240),
  },
  {
    key: 'subject-emoji',
    what: 'with a custom emoji in the subject',
    atLeast: 5,
    counted: statuses((s) => /:linnet:|:loaf:|:kiln:|:sprout:|:drizzle:/.test(s.spoiler_text)),
  },
  { key: 'tall', what: 'so tall that it is folded', atLeast: 8, counted: statuses(isTall) },
  { key: 'long', what: 'of more than 2,000 characters', atLeast: 5, counted: withText(/^[\s\S]{2000}/) },
  { key: 'long-word', what: 'with a word of 80 letters or more', atLeast: 5, counted: withText(/\S{80}/) },
  {
    key: 'greentext',
    what: 'with a line that begins with >',
    atLeast: 5,
    counted: statuses((s) => /(?:^|<br\/>)&gt;/.test(s.content)),
  },
  {
    key: 'bluetext',
    what: 'with a line that begins with <',
    atLeast: 5,
    counted: statuses((s) => /(?:^|<br\/>)&lt;/.test(s.content)),
  },
  {
    key: 'code',
    what: 'with a block of code',
    atLeast: 5,
    counted: statuses((s) => s.content.includes('<pre')),
  },
  {
    key: 'list-items',
    what: 'with a list in it',
    atLeast: 5,
    counted: statuses((s) => s.content.includes('<li')),
  },
  {
    key: 'blockquote',
    what: 'with a paragraph quoted',
    atLeast: 5,
    counted: statuses((s) => s.content.includes('<blockquote')),
  },
  {
    key: 'odd-characters',
    what: 'with marks, joiners and invisible characters',
    atLeast: 5,
    counted: withText(/[\u0300-\u036f\u200b-\u200f\u202e]/),
  },
  {
    key: 'only-emoji',
    what: 'nothing but emoji',
    atLeast: 5,
    counted: withText(ONLY_EMOJI),
  },
  {
    key: 'custom-emoji',
    what: 'with custom emoji',
    atLeast: 20,
    counted: statuses((s) => s.emojis.length > 0),
  },
  { key: 'hashtag', what: 'with a hashtag', atLeast: 50, counted: statuses((s) => s.tags.length > 0) },
  {
    key: 'hashtags',
    what: 'with six hashtags or more',
    atLeast: 5,
    counted: statuses((s) => s.tags.length >= 6),
  },
  {
    key: 'crowd',
    what: 'mentions eight people or more',
    atLeast: 5,
    counted: statuses((s) => s.mentions.length >= 8),
  },
  { key: 'card', what: 'with a link card', atLeast: 5, counted: statuses((s) => s.card !== null) },
  {
    key: 'card-bare',
    what: 'with a link card without a picture',
    atLeast: 5,
    counted: statuses((s) => s.card?.image === null),
  },
  {
    key: 'script-east',
    what: 'in Chinese or Japanese characters',
    atLeast: 10,
    counted: withText(/[\u3040-\u30ff\u4e00-\u9fff]/),
  },
  {
    key: 'script-rtl',
    what: 'written from right to left',
    atLeast: 10,
    counted: withText(/[\u0590-\u06ff]/),
  },
  { key: 'script-cyrillic', what: 'in Cyrillic letters', atLeast: 5, counted: withText(/[\u0400-\u04ff]/) },
  { key: 'script-greek', what: 'in Greek letters', atLeast: 5, counted: withText(/[\u0370-\u03ff]/) },
  {
    key: 'script-indic',
    what: 'in a script of India or Bangladesh',
    atLeast: 5,
    counted: withText(/[\u0900-\u0dff]/),
  },
  {
    key: 'script-other',
    what: 'in Thai, Korean, Georgian, Armenian or Ethiopic letters',
    atLeast: 5,
    counted: withText(/[\u0e00-\u0e7f\uac00-\ud7af\u10a0-\u10ff\u0530-\u058f\u1200-\u137f]/),
  },
  { key: 'scope-public', what: 'public', atLeast: 1000, counted: scope('public') },
  { key: 'scope-unlisted', what: 'unlisted', atLeast: 20, counted: scope('unlisted') },
  { key: 'scope-private', what: 'for followers only', atLeast: 20, counted: scope('private') },
  { key: 'scope-direct', what: 'direct', atLeast: 20, counted: scope('direct') },
  { key: 'scope-local', what: 'for this server only', atLeast: 5, counted: scope('local') },
  { key: 'picture', what: 'with a picture', atLeast: 100, counted: mime(/^image\/png$/) },
  { key: 'gif', what: 'with an animated GIF', atLeast: 5, counted: mime(/^image\/gif$/) },
  { key: 'video', what: 'with a film that plays', atLeast: 5, counted: mime(/^video\/webm$/) },
  { key: 'audio', what: 'with a sound that plays', atLeast: 5, counted: mime(/^audio\//) },
  { key: 'flash', what: 'with a Flash film', atLeast: 5, counted: mime(/flash/) },
  {
    key: 'unknown-file',
    what: 'with a file of a type that no browser shows',
    atLeast: 5,
    counted: mime(/gpx/),
  },
  { key: 'page-file', what: 'with a web page as a file', atLeast: 5, counted: mime(/^text\/html$/) },
  { key: 'sized', what: 'with a picture whose size is known', atLeast: 100, counted: file(hasSize) },
  {
    key: 'unsized',
    what: 'with a picture whose size is not known',
    atLeast: 5,
    counted: file((f) => f.type === 'image' && !hasSize(f)),
  },
  { key: 'blurhash', what: 'with a blurhash', atLeast: 100, counted: file((f) => f.blurhash !== null) },
  {
    key: 'no-blurhash',
    what: 'with a picture without blurhash',
    atLeast: 5,
    counted: file((f) => f.type === 'image' && f.blurhash === null),
  },
  {
    key: 'described',
    what: 'with a picture that is described',
    atLeast: 50,
    counted: file((f) => (f.description ?? '') !== ''),
  },
  {
    key: 'undescribed',
    what: 'with a picture that is not described',
    atLeast: 20,
    counted: file((f) => f.type === 'image' && (f.description ?? '') === ''),
  },
  {
    key: 'long-description',
    what: 'with a description of more than 500 characters',
    atLeast: 5,
    counted: file((f) => (f.description ?? '').length > 500),
  },
  {
    key: 'many-files',
    what: 'with nine files or more',
    atLeast: 5,
    counted: statuses((s) => s.media_attachments.length >= 9),
  },
  {
    key: 'mixed-files',
    what: 'with files of three types or more',
    atLeast: 5,
    counted: statuses((s) => new Set(s.media_attachments.map((f) => f.type)).size >= 3),
  },
  {
    key: 'only-files',
    what: 'with files and no words',
    atLeast: 5,
    counted: statuses((s) => s.content === '' && s.media_attachments.length > 0),
  },
  {
    key: 'sensitive',
    what: 'with files that are shown on demand',
    atLeast: 20,
    counted: statuses((s) => s.sensitive && s.media_attachments.length > 0),
  },
  { key: 'poll-open', what: 'with a poll that is open', atLeast: 5, counted: poll((p) => !p.expired) },
  { key: 'poll-over', what: 'with a poll that is over', atLeast: 5, counted: poll((p) => p.expired) },
  {
    key: 'poll-multiple',
    what: 'with a poll of several choices',
    atLeast: 5,
    counted: poll((p) => p.multiple),
  },
  {
    key: 'poll-voted',
    what: 'with a poll that alice voted in',
    atLeast: 5,
    counted: poll((p) => (p.own_votes ?? []).length > 0),
  },
  {
    key: 'poll-own',
    what: 'with a poll of alice’s',
    atLeast: 5,
    counted: statuses((s) => s.poll !== null && s.account.acct === 'alice'),
  },
  {
    key: 'poll-unvoted',
    what: 'with an open poll that alice can vote in',
    atLeast: 5,
    counted: poll((p) => !p.expired && p.voted === false),
  },
  {
    key: 'poll-emoji',
    what: 'with a poll with custom emoji',
    atLeast: 5,
    counted: poll((p) => p.emojis.length > 0),
  },
  {
    key: 'reaction',
    what: 'with a reaction in a Unicode emoji',
    atLeast: 20,
    counted: statuses((s) => s.pleroma.emoji_reactions.some((r) => r.url === null)),
  },
  {
    key: 'reaction-custom',
    what: 'with a reaction in an emoji of this server',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.emoji_reactions.some((r) => r.url !== null && !r.name.includes('@'))),
  },
  {
    key: 'reaction-remote',
    what: 'with a reaction in an emoji of another server',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.emoji_reactions.some((r) => r.name.includes('@'))),
  },
  {
    key: 'reaction-own',
    what: 'with a reaction of alice’s',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.emoji_reactions.some((r) => r.me)),
  },
  {
    key: 'reactions',
    what: 'with more than twelve different reactions',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.emoji_reactions.length > 12),
  },
  { key: 'edited', what: 'edited', atLeast: 10, counted: statuses((s) => s.edited_at !== null) },
  {
    key: 'edited-often',
    what: 'edited three times or more',
    atLeast: 5,
    counted: {
      among: 'examples',
      is: async (id, fetchAs) =>
        Number(fieldOf(await fetchAs(`/api/v1/statuses/${id}/history`), 'length')) >= 4,
    },
  },
  { key: 'pinned', what: 'pinned by its author', atLeast: 5, counted: statuses((s) => s.pinned) },
  { key: 'favourited', what: 'favourited by alice', atLeast: 5, counted: statuses((s) => s.favourited) },
  {
    key: 'popular',
    what: 'favourited by fifteen people or more',
    atLeast: 5,
    counted: statuses((s) => s.favourites_count >= 15),
  },
  {
    key: 'repeated',
    what: 'repeated by somebody',
    atLeast: 50,
    counted: statuses((s) => s.reblogs_count > 0),
  },
  {
    key: 'expiring',
    what: 'alice’s own that will delete itself',
    atLeast: 5,
    counted: statuses((s) => s.pleroma.expires_at !== null),
  },
  {
    key: 'with-client',
    what: 'that names the client it was written in',
    atLeast: 100,
    counted: statuses((s) => s.application !== null),
  },
  {
    key: 'remote',
    what: 'by somebody on another server',
    atLeast: 500,
    counted: statuses((s) => !s.pleroma.local),
  },
  {
    key: 'repeat',
    what: 'the repeat of a post',
    atLeast: 100,
    counted: { among: 'repeats', is: () => true },
  },
  {
    key: 'group-repeat',
    what: 'a post that a group passed on',
    atLeast: 5,
    counted: {
      among: 'repeats',
      is: ({ account }) => /^(?:allotments|market|knitters@|spotters@|stargazers@)/.test(account.acct ?? ''),
    },
  },
] as const satisfies readonly Kind[];
