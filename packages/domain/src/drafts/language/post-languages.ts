import { texts } from '../../settings/setting-kinds';

/** The setting `postLanguages`: language tags chosen for posts on this device, the latest first. */
export const postLanguages = texts([], { kept: 'device' });
