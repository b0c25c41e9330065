import lighthouse from 'lighthouse'

/** The values of one page on a phone, as Lighthouse simulates a slow connection and a processor four times slower. */
export type View = {
  /** 0 to 100. */
  readonly score: number
  /** Milliseconds. */
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  /** Shares of the window that moved. */
  readonly cls: number
  /** Bytes of scripts that the network carried until the page was quiet. */
  readonly scriptBytes: number
  readonly requests: number
  /** Milliseconds until every button answers, on a connection and a processor that really are as slow. */
  readonly interactive: number
  /** 0 to 100: accessibility, best practices, search engines. */
  readonly others: Readonly<Record<string, number>>
}

/** Looks at one page with an empty cache, by a browser that listens on this port. */
export async function visit(address: string, port: number): Promise<Omit<View, 'interactive'>> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  const { performance, ...others } = categories
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = requestsOf(audits['network-requests']?.details)
  return {
    score: percent(performance?.score),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    requests: requests.length,
    others: Object.fromEntries(
      Object.entries(others).map(([name, { score }]) => [name, percent(score)]),
    ),
  }
}

const percent = (score: number | null | undefined) => Math.round((score ?? 0) * 100)

type Listed = { resourceType?: string; transferSize?: number }

/** The audit's own type names no columns. */
function requestsOf(details: unknown): Listed[] {
  return typeof details === 'object' && details !== null && 'items' in details
    ? (details.items as Listed[])
    : []
}
