import { perClient } from '@linnet/domain';
import { createPush } from '@linnet/domain/push';
import { pushBrowser } from './push-browser';

/** Notifications that reach this browser while no page is open. */
export const pushOf = perClient((client) => createPush(client, pushBrowser));
