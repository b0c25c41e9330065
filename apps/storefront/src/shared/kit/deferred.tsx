import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Component, Suspense, useCallback } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { onFirstInteraction } from '../app/first-interaction.ts'
import { retryTexts } from '../app/i18n.ts'
import { reloadToAskAgain } from '../app/reload-guard.ts'
import { tellCaught } from '../app/reports/watch-failures.ts'
import { lateComponent } from './deferred-component.ts'
import type { DeferredComponent } from './deferred-component.ts'
import { whenNear } from './when-near.ts'

type LateOptions = {
  /** Keeps its place, in its size, until it is there. */
  place?: ReactNode
}

/**
 * A part of a page that nobody sees or uses at first. It downloads after the visitor's first move, or when it is wanted
 * before that. A failure stays its own: the page around it stands.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LateOptions,
): ComponentType<Props> {
  const part = partOf(load)
  onFirstInteraction(() => downloadAhead(part))
  return placed(part, options)
}

/** A part that few ever see: it downloads when a page renders it, and not before. */
export function deferredUntilRendered<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LateOptions,
): ComponentType<Props> {
  return placed(partOf(load), options)
}

/**
 * A part that the server shows and that few can see at first: it lies far below, or is hidden on narrow windows. It downloads
 * once the window is near to it, or after the visitor's first interaction, which may show or change it. Until then the
 * server's markup stays.
 */
export function deferredUntilNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LateOptions,
): ComponentType<Props> {
  const wanted = Promise.withResolvers<void>()
  const want = () => wanted.resolve()
  // A server has no window, and shows everything.
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
  return lateComponent(async () => ({ default: await load() }))
}

/** One that fails is told of when it is wanted. */
const downloadAhead = <Props extends object>(part: DeferredComponent<Props>) =>
  part.download().catch(part.forgetFailure)

function placed<Props extends object>(
  part: DeferredComponent<Props>,
  { place = null }: LateOptions = {},
): ComponentType<Props> {
  return function Late(props) {
    return (
      <LateBoundary onRetry={part.forgetFailure}>
        <Suspense fallback={place}>
          <part.Component {...props} />
        </Suspense>
      </LateBoundary>
    )
  }
}

type LateBoundaryProps = { onRetry: () => void; children: ReactNode }

class LateBoundary extends Component<LateBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    retryTexts()
    tellCaught(error)
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
