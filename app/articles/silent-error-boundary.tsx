import { Component, type ReactNode } from "react";

type SwallowProps = { instead: ReactNode; children: ReactNode };

/** Shows something else in place of what failed, without a word of the failure (spec section 8). */
export class SilentErrorBoundary extends Component<SwallowProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
