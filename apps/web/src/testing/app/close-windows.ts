import { accountDialogs } from '../../blocks/account-actions/account-dialog';
import { viewerRequest } from '../../blocks/media/viewer-request';
import { moderationMenus, reportForms } from '../../blocks/moderation/moderation-request';
import { statusDialogs } from '../../blocks/status-actions/dialogs/status-dialog';

/** Closes what is open over the page: modules live on between the pages of a test, in which they hold its requests. */
export function closeWindows(): void {
  for (const dialogs of [accountDialogs, moderationMenus, reportForms, statusDialogs]) dialogs.closeAny();
  viewerRequest.set(null);
}
