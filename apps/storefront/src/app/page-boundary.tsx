import { TextsNotArrived } from '@selat/i18n'
import { Component } from 'react'
import type { ReactNode } from 'react'
import type { Location } from 'react-router-dom'

import { retryTexts } from '../shared/i18n.ts'
import { ErrorView } from './error-view.tsx'
import { PageNotArrivedView } from './page-not-arrived.tsx'
import { PageNotArrived } from './page-route.ts'

export type PageBoundaryProps = {
  /** The next navigation tries again. */
  location: Location
  onError?: () => void
  children: ReactNode
}

type Failure = { status: number } | 'not_arrived'
type State = { location: Location; failure: Failure | undefined }

/** Shows what a page threw: a response keeps its status, everything else is a 500 (NAV-4). */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { location: this.props.location, failure: undefined }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    if (error instanceof PageNotArrived || error instanceof TextsNotArrived)
      return { failure: 'not_arrived' }
    return { failure: { status: error instanceof Response ? error.status : 500 } }
  }

  static getDerivedStateFromProps({ location }: PageBoundaryProps, before: State): State | null {
    return location === before.location ? null : { location, failure: undefined }
  }

  override componentDidCatch(): void {
    retryTexts()
    this.props.onError?.()
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (failure === 'not_arrived') return <PageNotArrivedView onRetry={this.retry} />
    return <ErrorView status={failure.status} />
  }

  private readonly retry = (): void => {
    this.setState({ failure: undefined })
  }
}
