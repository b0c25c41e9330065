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
  const origins = new Set<string>()
  let send: Tell = (failure) => early.push(failure)
  own.tell = (failure) => {
    origins.add(originOf(failure.error))
    send(failure)
  }
  const tellUncaught = (error: unknown) => {
    const failure = recoveredFrom(error)
    if (failure && origins.has(originOf(failure))) return
    own.tell({ source: 'uncaught', error: failure ?? error })
  }
  addEventListener('error', ({ error }) => tellUncaught(error), untilEnd)
  addEventListener(
    'unhandledrejection',
    ({ reason }) => own.tell({ source: 'rejection', error: reason }),
    untilEnd,
  )
  const start = async () => {
    const { startReports } = await import('./start-reports.ts')
    send = startReports(wanted)
    for (const failure of early) send(failure)
  }
  // Without that code nothing is told, and nobody misses it.
  return () => whenIdle(() => void start().catch(() => undefined))
}

/**
 * What React has recovered from while it took over what the server rendered, or rendered beside other work. It tells the window
 * of either in an error of its own, whose cause is the failure, even where a boundary has told of that.
 */
function recoveredFrom(error: unknown): Error | null {
  return error instanceof Error && error.cause instanceof Error ? error.cause : null
}

/** Where a failure comes from. Each of React's tries throws an error of its own, at the same place. */
function originOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [place = ''] = /:\d+:\d+/.exec(error.stack ?? '') ?? []
  return `${error.name} ${error.message} ${place}`
}
