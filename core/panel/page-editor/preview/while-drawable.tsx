import { Component, type ReactNode } from "react";
import { panelLanguage, words } from "../../../ui/panel-words.ts";

/** An error boundary for the preview: the form stays, and the next change is rendered again. */
export class WhileDrawable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: { children: ReactNode }): void {
    if (this.state.hasFailed && previous.children !== this.props.children)
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <p lang={panelLanguage} className="section page-width text-center">
        {words.pageEditor.cannotBeShown}
      </p>
    ) : (
      this.props.children
    );
  }
}
