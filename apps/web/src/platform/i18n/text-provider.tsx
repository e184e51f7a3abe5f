import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { afterFirstContent } from '../start/first-content';
import type { Formatter } from './formatter';
import type { TextCatalog } from './text-catalog';

/** A new object for each new formatter, so that components render again exactly then. */
interface TextContextValue {
  readonly catalog: TextCatalog;
  readonly formatter: Formatter;
}

const TextContext = createContext<TextContextValue | null>(null);

interface TextProviderProps {
  readonly catalog: TextCatalog;
  readonly children: ReactNode;
}

/** Provides messages to its children, and loads the rest of them when the browser is idle. */
export function TextProvider({ catalog, children }: TextProviderProps) {
  const formatter = useSyncExternalStore(catalog.subscribe, catalog.formatter);
  const value = useMemo(() => ({ catalog, formatter }), [catalog, formatter]);
  useEffect(() => afterFirstContent(catalog.rest.start), [catalog]);
  return <TextContext value={value}>{children}</TextContext>;
}

/** The catalog and its current formatter, for the hooks of this folder. */
export function useTextContext(): TextContextValue {
  const value = use(TextContext);
  if (!value) throw new Error('There is no TextProvider around this.');
  return value;
}
