import { whenIdle } from '../spare-time.ts'
import { perVisitor } from '../visitor/current-visitor.ts'
import type { Failure } from './failure.ts'
import { REPORTS_META } from './wanted-reports.ts'

type Tell = (failure: Failure) => void

const told = perVisitor<{ tell: Tell; signal: AbortSignal }>(({ signal }) => ({
  tell: () => undefined,
  signal,
}))

/** Tells of a failure that the page caught itself, as a boundary does. On a site that wants no reports nothing comes of it. */
export function tellCaught(error: unknown): void {
  told().tell({ source: 'caught', error })
}

/**
 * Keeps what fails while the page starts, where the site server wants to know. Returns what has it sent and the page
 * measured: all of that downloads when it is called, which is once the page answers to its visitor.
 */
export function watchFailures(): () => void {
  const wanted = document.querySelector<HTMLMetaElement>(`meta[name="${REPORTS_META}"]`)?.content
  if (wanted === undefined) return () => undefined
  const early: Failure[] = []
  const own = told()
  const untilEnd = { signal: own.signal }
  own.tell = (failure) => early.push(failure)
  addEventListener('error', ({ error }) => own.tell({ source: 'uncaught', error }), untilEnd)
  addEventListener(
    'unhandledrejection',
    ({ reason }) => own.tell({ source: 'rejection', error: reason }),
    untilEnd,
  )
  const start = async () => {
    const { startReports } = await import('./start-reports.ts')
    own.tell = startReports(wanted)
    for (const failure of early) own.tell(failure)
  }
  // Without that code nothing is told, and nobody misses it.
  return () => whenIdle(() => void start().catch(() => undefined))
}
