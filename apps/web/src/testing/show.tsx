import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import type { TextCatalog } from '../platform/i18n/text-catalog';
import { TextProvider } from '../platform/i18n/text-provider';
import { testCatalog } from './test-catalog';

export interface Shown {
  readonly container: HTMLElement;
  /** Renders other content in the same root. */
  readonly rerender: (content: ReactNode) => Promise<void>;
}

/** Renders into the document, with messages, until the test is over. */
export async function show(content: ReactNode, catalog: TextCatalog = testCatalog()): Promise<Shown> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  async function rerender(next: ReactNode): Promise<void> {
    await act(async () => root.render(<TextProvider catalog={catalog}>{next}</TextProvider>));
  }
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await rerender(content);
  return { container, rerender };
}
