import lighthouse from 'lighthouse'

/**
 * The measurements of one page on a phone. Lighthouse simulates a slow connection and a processor that is four times slower.
 */
export type View = {
  /** The score for performance, from 0 to 100. */
  readonly score: number
  /** The milliseconds until something is visible. */
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  /** The layout shift, as a share of the window. */
  readonly cls: number
  /** The bytes of scripts that were sent until the page was quiet. */
  readonly scriptBytes: number
  readonly requests: number
  /**
   * The milliseconds until every button responds, with a connection and processor that are really slowed down.
   */
  readonly interactive: number
  /** The scores for accessibility, best practices and search engines, from 0 to 100. */
  readonly others: Readonly<Record<string, number>>
}

/** Measures one page with an empty cache, in a browser that listens on this port. */
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

/** Returns the rows of an audit, whose own type has no columns. */
function requestsOf(details: unknown): Listed[] {
  return typeof details === 'object' && details !== null && 'items' in details
    ? (details.items as Listed[])
    : []
}
