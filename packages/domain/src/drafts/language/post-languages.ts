import { texts } from '../../settings/setting-kinds';

/** The setting `postLanguages`: language tags that were chosen for posts on this device, the last one first. */
export const postLanguages = texts([], { kept: 'device' });
