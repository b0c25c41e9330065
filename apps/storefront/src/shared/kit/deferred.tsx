import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Component, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { onFirstInteraction } from '../app/first-interaction.ts'
import { retryTexts } from '../app/i18n.ts'
import { tellCaught } from '../app/reports/watch-failures.ts'
import { lateComponent } from './deferred-component.ts'
import type { DeferredComponent } from './deferred-component.ts'

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
  onFirstInteraction(() =>
    part.download().catch(() => {
      part.forgetFailure()
    }),
  )
  return placed(part, options)
}

/** A part that few ever see: it downloads when it is shown, and not before. */
export function deferredUntilVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LateOptions,
): ComponentType<Props> {
  return placed(partOf(load), options)
}

function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lateComponent(async () => ({ default: await load() }))
}

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
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <Failed onRetry={this.retry} />
  }

  private readonly retry = (): void => {
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
