import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Component, type ComponentType, type ReactNode, Suspense, useCallback } from 'react'

import { onFirstInteraction } from '../app/first-interaction.ts'
import { retryTexts } from '../app/i18n.ts'
import { reloadToAskAgain } from '../app/reload-guard.ts'
import { reportCaught } from '../app/reports/watch-failures.ts'
import { deferredComponent, type DeferredComponent } from './deferred-component.ts'
import { whenNear } from './when-near.ts'

type DeferredOptions = {
  /** The placeholder that keeps its space until it is loaded. */
  place?: ReactNode
}

/**
 * A component that is downloaded after the visitor's first interaction, or earlier when it is rendered. If the download
 * fails, only this component shows an error.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: DeferredOptions,
): ComponentType<Props> {
  const part = partOf(load)
  onFirstInteraction(() => downloadAhead(part))
  return placed(part, options)
}

/** A component for rare cases: it is downloaded when a page renders it, and not before. */
export function deferredUntilRendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: DeferredOptions,
): ComponentType<Props> {
  return placed(partOf(load), options)
}

/**
 * A component that the server renders and that few see at first: it lies far below, or is hidden on narrow windows. It is
 * downloaded once the window is near it, or after the visitor's first interaction, which may show or change it. Until then
 * the server's markup stays.
 */
export function deferredUntilNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: DeferredOptions,
): ComponentType<Props> {
  const wanted = Promise.withResolvers<void>()
  const want = () => wanted.resolve()
  // A server has no window and renders everything.
  if (import.meta.env.SSR) want()
  else
    onFirstInteraction(() => {
      want()
      return downloadAhead(part)
    })
  const part = partOf(async () => {
    await wanted.promise
    return load()
  })
  const Part = placed(part, options)
  return function Near(props) {
    const watch = useCallback((element: HTMLDivElement) => whenNear(element, want), [])
    return (
      <div ref={watch}>
        <Part {...props} />
      </div>
    )
  }
}

function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return deferredComponent(async () => ({ default: await load() }))
}

/** A failed download is reported when the component is rendered. */
const downloadAhead = <Props extends object>(part: DeferredComponent<Props>) =>
  part.download().catch(part.forgetFailure)

function placed<Props extends object>(
  part: DeferredComponent<Props>,
  { place = null }: DeferredOptions = {},
): ComponentType<Props> {
  return function Deferred(props) {
    return (
      <DownloadBoundary onRetry={part.forgetFailure}>
        <Suspense fallback={place}>
          <part.Component {...props} />
        </Suspense>
      </DownloadBoundary>
    )
  }
}

type DownloadBoundaryProps = { onRetry: () => void; children: ReactNode }

class DownloadBoundary extends Component<DownloadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    retryTexts()
    reportCaught(error)
    if (this.isRetried) reloadToAskAgain()
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failed onRetry={this.retry} />
  }

  private isRetried = false

  private readonly retry = (): void => {
    this.isRetried = true
    this.props.onRetry()
    this.setState({ hasFailed: false })
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3">
      {t('error.fallback')}
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </p>
  )
}
