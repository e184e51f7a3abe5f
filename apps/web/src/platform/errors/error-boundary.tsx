import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '../../boot/logger';
import type { Crash } from './crash-report';

interface ErrorBoundaryProps {
  /** Renders in place of the broken part; `reset` renders that part again. */
  readonly fallback: (crash: Crash, reset: () => void) => ReactNode;
  /** When this changes, the error is cleared: another screen, another row. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Crash | null;
  readonly resetKey: unknown;
}

/** Limits the effect of an exception during rendering to one part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: { error, componentStack: '' } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    log('error', 'A part of the page could not be shown.', { error, componentStack });
    this.setState({ error: { error, componentStack: componentStack ?? '' } });
  }

  readonly #reset = (): void => this.setState({ error: null });

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.#reset) : this.props.children;
  }
}
