import type { ComponentType } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { type RequestedWindow, type WindowRequestsOf, useWindow } from '../../platform/windows/use-window';
import { lazyScreen } from './lazy-screen';

/** A dialog or bar over the page, loaded when it is first shown. */
export function lazyFloat<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyScreen(load, { placeholder: () => null, errorAt: 'floating' });
}

/** A component that hosts a dialog, which any other one can request. Its code is loaded with the first request. */
export function lazyWindow<Request extends object>(
  requestsOf: WindowRequestsOf<Request>,
  load: () => Promise<ComponentType<RequestedWindow<Request>>>,
): ComponentType {
  const Content = lazyFloat(load);
  return function LazyWindow() {
    const requested = useWindow(requestsOf(useClient()));
    return requested && <Content key={requested.request.number} {...requested} />;
  };
}
