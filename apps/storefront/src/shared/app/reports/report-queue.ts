import { currentVisitor } from '../visitor/current-visitor.ts'
import type { SentReport, SentReports } from './sent-reports.ts'
import { REPORTS_PATH } from './wanted-reports.ts'

/** The delay after a failure in milliseconds; failures within it are sent together. */
const SOON_MS = 1000
/** The number of reports that the site server accepts at once. */
const MOST_AT_ONCE = 20

export type ReportQueue = {
  add: (report: SentReport) => void
  sendSoon: () => void
}

/** Collects reports of a load of a page, and sends the rest when the page is hidden, because it may never be seen again. */
export function createReportQueue(page: string): ReportQueue {
  let waiting: SentReport[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const about = describeLoad(page)
  const sendAll = () => {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length > 0) {
      send({ ...about, reports: waiting.slice(0, MOST_AT_ONCE) })
      waiting = waiting.slice(MOST_AT_ONCE)
    }
  }
  // The library adds its last measurements by listeners of the capturing phase, which run before this one.
  const onHidden = () => {
    if (document.visibilityState === 'hidden') sendAll()
  }
  addEventListener('visibilitychange', onHidden, { signal: currentVisitor().signal })
  return {
    add: (report) => waiting.push(report),
    sendSoon: () => {
      timer ??= setTimeout(sendAll, SOON_MS)
    },
  }
}

function describeLoad(page: string): Omit<SentReports, 'reports'> {
  const [navigation] = performance.getEntriesByType('navigation')
  const timing = (name: string) =>
    navigation?.serverTiming.find((entry) => entry.name === name)?.description ?? null
  return {
    page,
    build: document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null,
    requestId: timing('request'),
    traceId: timing('trace'),
  }
}

/** Sends reports by a request that outlives the page and carries no cookies. */
function send(body: SentReports): void {
  const options = {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  } as const
  void fetch(REPORTS_PATH, options).catch(() => undefined)
}
