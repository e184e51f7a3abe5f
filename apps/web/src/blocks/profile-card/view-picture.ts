import type { Account } from '@linnet/api';
import { spokenName } from '../account/spoken-name';
import { viewerRequest } from '../media/viewer-request';

/** Shows somebody's picture large; `opener` gets the focus back. */
export function viewPicture(account: Account, opener: HTMLElement | null): void {
  const { id, avatar } = account;
  const picture = {
    id: `avatar ${id}`,
    kind: 'image',
    mimeType: '',
    url: avatar,
    previewUrl: avatar,
    remoteUrl: null,
    description: spokenName(account),
    blurhash: null,
    size: null,
  } as const;
  viewerRequest.set({ attachments: [picture], first: 0, opener });
}
