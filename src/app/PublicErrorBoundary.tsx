import { Component, type ReactNode } from 'react';
import { CrashPage } from '#pages/CrashPage.tsx';

interface Props {
  children: ReactNode;
}

/** Shows a message instead of a page that couldn't be loaded or rendered. */
export class PublicErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}
