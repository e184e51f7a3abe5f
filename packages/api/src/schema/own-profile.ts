import type { OwnProfile, ProfileFacts } from '../model/own-profile';
import { quotePolicies } from '../model/quote-policy';
import { readOwnAccount } from './own-account';
import { type JsonObject, isObject, readFlag, readObject, readRows, readText, readTextOrNull } from './read';
import { readWebAddress } from './web-address';

function readField(json: unknown): { name: string; value: string } | undefined {
  if (!isObject(json)) return undefined;
  return { name: readText(json, 'name'), value: readText(json, 'value') };
}

/** Options that are on by default on Pleroma count as on where a server does not send them. */
const isNotOff = (json: JsonObject, key: string) => json[key] !== false;

/** Reads the viewer's own account; servers without Pleroma's extensions leave most of it out. */
export function readOwnProfile(json: unknown): OwnProfile | undefined {
  if (!isObject(json)) return undefined;
  const source = readObject(json, 'source');
  const sourceOfPleroma = readObject(source, 'pleroma');
  const pleroma = readObject(json, 'pleroma');
  const notifications = readObject(pleroma, 'notification_settings');
  return {
    note: readText(source, 'note'),
    fields: readRows(source, 'fields', { limit: 100, row: readField }),
    email: readTextOrNull(pleroma, 'email') || null,
    confirmed: isNotOff(pleroma, 'is_confirmed'),
    background: readWebAddress(pleroma, 'background_image'),
    avatarDescription: readText(pleroma, 'avatar_description') || readText(json, 'avatar_description'),
    headerDescription: readText(pleroma, 'header_description') || readText(json, 'header_description'),
    discoverable: readFlag(sourceOfPleroma, 'discoverable') || readFlag(json, 'discoverable'),
    showRole: isNotOff(sourceOfPleroma, 'show_role'),
    showBirthday: readFlag(sourceOfPleroma, 'show_birthday'),
    noRichText: readFlag(sourceOfPleroma, 'no_rich_text'),
    skipThreadContainment: readFlag(pleroma, 'skip_thread_containment'),
    allowFollowingMove: isNotOff(pleroma, 'allow_following_move'),
    blockFromStrangers: readFlag(notifications, 'block_from_strangers'),
    hideNotificationContents: readFlag(notifications, 'hide_notification_contents'),
    sensitiveByDefault: readFlag(source, 'sensitive'),
    quotePolicy: quotePolicies.find((policy) => policy === source['quote_policy']) ?? null,
  };
}

/** Reads the viewer's own account with everything that only its owner gets; undefined when either part is invalid. */
export function readProfileFacts(json: unknown): ProfileFacts | undefined {
  const account = readOwnAccount(json);
  const own = readOwnProfile(json);
  return account === undefined || own === undefined ? undefined : { account, own };
}
