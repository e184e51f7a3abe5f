import type { Accounts } from '@linnet/domain';
import { useEffect } from 'react';
import { ClientProvider, useCell } from '../platform/client/client-provider';
import type { TextCatalog } from '../platform/i18n/text-catalog';
import { TextProvider } from '../platform/i18n/text-provider';
import { SlotsProvider } from '../platform/slots/slots';
import { ScreenBoundary } from '../ui/boundary/boundaries';
import { Frame } from './frame';
import { slots } from './slots';

interface AppProps {
  readonly accounts: Accounts;
  readonly catalog: TextCatalog;
  /** Called once, after the first render. */
  readonly onRendered: () => void;
}

/** The root component: providers, error boundary and frame. */
export function App({ accounts, catalog, onRendered }: AppProps) {
  const client = useCell(accounts.shown);
  useEffect(() => onRendered(), [onRendered]);
  return (
    <TextProvider catalog={catalog}>
      <ClientProvider value={client}>
        <SlotsProvider value={slots}>
          <ScreenBoundary resetKey="">
            <Frame />
          </ScreenBoundary>
        </SlotsProvider>
      </ClientProvider>
    </TextProvider>
  );
}
