import type { PollLimits } from '../model/instance';
import { type JsonObject, readCountOrNull, readObject } from './read';

/** The limits of polls on servers that don't send them. */
const usual: PollLimits = { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 };

/** Pleroma: `poll_limits`. Others: `configuration.polls`, with another name for the length of an option. */
export function readPollLimits(instance: JsonObject): PollLimits {
  const own = readObject(instance, 'poll_limits');
  const common = readObject(readObject(instance, 'configuration'), 'polls');
  const pick = (key: string, commonKey: string): number | null =>
    readCountOrNull(own, key) ?? readCountOrNull(common, commonKey);
  return {
    maxOptions: pick('max_options', 'max_options') ?? usual.maxOptions,
    maxOptionChars: pick('max_option_chars', 'max_characters_per_option') ?? usual.maxOptionChars,
    minExpiration: pick('min_expiration', 'min_expiration') ?? usual.minExpiration,
    maxExpiration: pick('max_expiration', 'max_expiration') ?? usual.maxExpiration,
  };
}
