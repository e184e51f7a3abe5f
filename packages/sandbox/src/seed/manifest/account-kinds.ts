import type { WireAccount } from '@linnet/api/wire';
import type { Counting, Kind } from './kind';

const accounts = (is: (account: WireAccount) => boolean): Counting => ({ among: 'accounts', is });

const isRemote = ({ acct }: WireAccount) => acct.includes('@');
const RTL = /[\u0590-\u06ff]/;
/** A constructor, because the compiler's target doesn't support the flag `v` in a literal. */
const EMOJI = new RegExp(String.raw`\p{RGI_Emoji}`, 'v');
const LONG_NAME = 80;
const FOREIGN_HOST = /@(?:.*\P{ASCII}|xn--|.*\.xn--)/u;

export const ACCOUNT_KINDS = [
  { key: 'local-account', what: 'at home here', atLeast: 20, counted: accounts((a) => !isRemote(a)) },
  { key: 'remote-account', what: 'at home on another server', atLeast: 20, counted: accounts(isRemote) },
  {
    key: 'locked-account',
    what: 'asks before it is followed',
    atLeast: 5,
    counted: accounts((a) => a.locked),
  },
  { key: 'bot-account', what: 'a bot', atLeast: 5, counted: accounts((a) => a.bot) },
  {
    key: 'group-account',
    what: 'a group',
    atLeast: 5,
    counted: accounts((a) => a.source?.pleroma.actor_type === 'Group'),
  },
  {
    key: 'deactivated-account',
    what: 'shut out by the staff, seen only by the staff',
    atLeast: 5,
    counted: accounts((a) => a.pleroma.deactivated === true),
  },
  {
    key: 'moved-account',
    what: 'moved to another server',
    atLeast: 5,
    counted: { among: 'answer', path: '/api/v1/notifications?types[]=move&limit=40' },
  },
  {
    key: 'admin-account',
    what: 'an administrator',
    atLeast: 5,
    counted: accounts((a) => a.pleroma.is_admin === true),
  },
  {
    key: 'moderator-account',
    what: 'a moderator',
    atLeast: 5,
    counted: accounts((a) => a.pleroma.is_moderator === true),
  },
  {
    key: 'no-picture-account',
    what: 'without a picture',
    atLeast: 5,
    counted: accounts((a) => a.avatar.endsWith('/images/avi.png')),
  },
  {
    key: 'custom-emoji-name',
    what: 'with a custom emoji in the name',
    atLeast: 5,
    counted: accounts((a) => a.emojis.some(({ shortcode }) => a.display_name.includes(`:${shortcode}:`))),
  },
  {
    key: 'emoji-name',
    what: 'with a Unicode emoji in the name',
    atLeast: 5,
    counted: accounts((a) => EMOJI.test(a.display_name)),
  },
  {
    key: 'rtl-name',
    what: 'with a name from right to left',
    atLeast: 5,
    counted: accounts((a) => RTL.test(a.display_name)),
  },
  {
    key: 'long-name',
    what: 'with a name of more than 80 characters',
    atLeast: 5,
    counted: accounts((a) => a.display_name.length > LONG_NAME),
  },
  {
    key: 'foreign-domain',
    what: 'on a server whose name is not ASCII',
    atLeast: 5,
    counted: accounts((a) => FOREIGN_HOST.test(a.acct)),
  },
  {
    key: 'hiding-account',
    what: 'hides whom they follow and who follows them',
    atLeast: 5,
    counted: accounts((a) => a.pleroma.hide_followers && a.pleroma.hide_follows),
  },
  {
    key: 'fields-account',
    what: 'with profile fields',
    atLeast: 5,
    counted: accounts((a) => a.fields.length > 0),
  },
] as const satisfies readonly Kind[];
