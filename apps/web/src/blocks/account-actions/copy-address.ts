import type { AccountScene } from './account-action';

/** Puts the address of somebody's profile into the clipboard; where the browser refuses, it is shown to be taken by hand. */
export async function copyAddress({ client, account }: AccountScene): Promise<void> {
  try {
    await navigator.clipboard.writeText(account.url);
  } catch {
    client.notices.add({
      level: 'warning',
      key: 'people.address_by_hand',
      values: { address: account.url },
    });
    return;
  }
  client.notices.add({ level: 'success', key: 'people.address_copied', lasts: 3000 });
}
