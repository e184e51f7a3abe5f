import { perClient } from '@linnet/domain';
import { createPush } from '@linnet/domain/push';
import { pushBrowser } from './push-browser';

/** Push notifications, which reach this browser while no page is open. */
export const pushOf = perClient((client) => createPush(client, pushBrowser));
