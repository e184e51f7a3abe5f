import type { ComponentType } from 'react';
import type { ScreenTexts } from '../../locales/text-parts';
import { useClient } from '../../platform/client/client-provider';
import { type RequestedWindow, type WindowRequestsOf, useWindow } from '../../platform/windows/use-window';
import { lazyScreen } from './lazy-screen';

/** A dialog or bar over the page, loaded when it is first shown. */
export function lazyFloat<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: { readonly texts?: ScreenTexts } = {},
) {
  return lazyScreen(load, { ...options, placeholder: () => null, errorAt: 'floating' });
}

/** A component that hosts a dialog, which any other one can request. Its code is loaded with the first request. */
export function lazyWindow<Request extends object>(
  requestsOf: WindowRequestsOf<Request>,
  load: () => Promise<ComponentType<RequestedWindow<Request>>>,
  options: { readonly texts?: ScreenTexts } = {},
): ComponentType {
  const Content = lazyFloat(load, options);
  return function LazyWindow() {
    const requested = useWindow(requestsOf(useClient()));
    return requested && <Content key={requested.request.number} {...requested} />;
  };
}
