import { Component } from 'react'
import type { ReactNode } from 'react'
import type { Location } from 'react-router-dom'

import { ErrorView } from './error-view.tsx'

export type PageBoundaryProps = {
  /** The next navigation tries again. */
  location: Location
  onError?: () => void
  children: ReactNode
}

type State = { location: Location; status: number | undefined }

/** Shows what a page threw: a response keeps its status, everything else is a 500 (NAV-4). */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { location: this.props.location, status: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { status: error instanceof Response ? error.status : 500 }
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, before: State): State | null {
    return location === before.location ? null : { location, status: undefined }
  }

  override componentDidCatch(): void {
    this.props.onError?.()
  }

  override render() {
    const { status } = this.state
    return status === undefined ? this.props.children : <ErrorView status={status} />
  }
}
