import type { Call, Page, Status } from '@linnet/api';

/** A list of what holds statuses, read as a list of these. What holds none is left out. */
export function statusesIn<T>(
  call: Call<Page<T>>,
  statusOf: (thing: T) => Status | null,
): Call<Page<Status>> {
  return {
    ...call,
    read(body, facts) {
      const page = call.read(body, facts);
      return { ...page, items: page.items.map(statusOf).filter((status) => status !== null) };
    },
  };
}
