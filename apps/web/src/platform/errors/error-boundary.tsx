import { Component, type ErrorInfo, type ReactNode } from 'react';
import { log } from '../../boot/logger';
import type { Crash } from './crash-report';

interface ErrorBoundaryProps {
  /** What stands in place of the broken part; `reset` renders that part anew. */
  readonly fallback: (crash: Crash, reset: () => void) => ReactNode;
  /** A change of this clears the error: another screen, another row. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: Crash | null;
  readonly resetKey: unknown;
}

/** Keeps an exception while rendering from taking more than its own part of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error, componentStack: '' } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    log('error', 'A part of the page could not be shown.', { error, componentStack });
    this.setState({ failure: { error, componentStack: componentStack ?? '' } });
  }

  readonly #reset = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure, this.#reset) : this.props.children;
  }
}
