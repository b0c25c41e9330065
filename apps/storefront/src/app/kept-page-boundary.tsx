import { Component } from 'react'
import type { ReactNode } from 'react'

import { ErrorView } from '../shared/error-view.tsx'

type Props = { children: ReactNode }
type State = { hasFailed: boolean }

/** A kept page stands outside of the router's outlet, so the router's error element does not see its errors. */
export class KeptPageBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorView /> : this.props.children
  }
}
