import type { Captcha } from '../model/security';
import { isObject, readCountOrNull, readText } from './read';

const picture = /^(?:https?:\/\/[^\s]+|data:image\/[a-z]+;base64,[A-Za-z0-9+/=]+)$/;

/** An error comes with status 200. A captcha whose picture has no valid address is of kind `unknown`. */
export function readCaptcha(json: unknown): Captcha | undefined {
  if (!isObject(json)) return undefined;
  if (typeof json['error'] === 'string') return { kind: 'unavailable' };
  const name = readText(json, 'type');
  if (name === '') return undefined;
  if (name === 'none') return { kind: 'none' };
  const url = readText(json, 'url');
  const token = readText(json, 'token');
  if ((name !== 'kocaptcha' && name !== 'native') || token === '' || !picture.test(url)) {
    return { kind: 'unknown', name };
  }
  const answerData = readText(json, 'answer_data');
  return { kind: name, token, url, answerData, secondsValid: readCountOrNull(json, 'seconds_valid') };
}
