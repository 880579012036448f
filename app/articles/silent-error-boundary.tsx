import { Component, type ReactNode } from "react";

type SilentErrorBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows a fallback for what failed, without a word of the failure (spec section 8). */
export class SilentErrorBoundary extends Component<SilentErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
