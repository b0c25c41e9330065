import { whenIdle } from '../spare-time.ts'
import { perVisitor } from '../visitor/current-visitor.ts'
import type { Failure } from './failure.ts'
import { REPORTS_META } from './wanted-reports.ts'

type Tell = (failure: Failure) => void

type Told = {
  tell: Tell
  /** Errors that React reported although it has recovered from them. */
  recovered: WeakSet<Error>
  signal: AbortSignal
}

const told = perVisitor<Told>(({ signal }) => ({
  tell: () => undefined,
  recovered: new WeakSet(),
  signal,
}))

/** Reports a failure that the page caught itself, for example in a boundary. It does nothing on a site without reports. */
export function reportCaught(error: unknown): void {
  told().tell({ source: 'caught', error })
}

/** Reports an error to the window, as React does by itself, and remembers that React has recovered from it. */
export function reportRecovered(error: unknown): void {
  if (error instanceof Error) told().recovered.add(error)
  reportError(error)
}

/**
 * Collects failures while the page starts, if the site server wants reports. Returns the function that sends them and starts
 * measuring; call it once the page is interactive, because it downloads the code for both.
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
  /**
   * When React recovers, it reports an error of its own. The cause of that error is the failure, which a boundary may have
   * reported already. For a part that differs from what the server rendered there is no cause, and all such errors look alike.
   */
  const tellUncaught = (error: unknown) => {
    if (!(error instanceof Error && own.recovered.has(error)))
      return own.tell({ source: 'uncaught', error })
    const failure = error.cause instanceof Error ? error.cause : null
    const origin = failure ? originOf(failure) : placeOf(error)
    if (origins.has(origin)) return
    origins.add(origin)
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
  // Without that code nothing is reported, and the page works all the same.
  return () => whenIdle(() => void start().catch(() => undefined))
}

/** Returns the place that a failure comes from. Each of React's attempts throws a new error from the same place. */
function originOf(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message} ${placeOf(error)}` : String(error)
}

function placeOf({ stack = '' }: Error): string {
  return /:\d+:\d+/.exec(stack)?.[0] ?? ''
}
