import * as z from 'zod'

/** Where a failure was found: nobody caught it, nobody awaited it, or the page itself caught it and showed something else. */
export const FAILURE_SOURCES = ['uncaught', 'rejection', 'caught'] as const

export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const
export const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
] as const

/** So many go in one request at most. */
export const MOST_REPORTS = 20

const ofEvery = {
  /** When the site server got it. */
  at: z.iso.datetime(),
  /** The host of the tenant's site; null where the API could not be asked whose it is. */
  site: z.string().max(253).nullable(),
  /** The build that the page is of; `unknown` where it did not say. */
  build: z.string().max(40),
  /** The address as the site's table of routes has it, such as `/hotels/:id`; `*` for one that no page has. */
  route: z.string().max(100),
  /** A random number that the reports of one load of a page have in common. */
  page: z.string().regex(/^[\da-f]{32}$/),
  /** The request by which the page came, and its trace, as the logs of site and API name them. */
  requestId: z.string().max(64).nullable(),
  traceId: z.string().max(32).nullable(),
}

/** A failure in a page. */
export const errorReport = z.strictObject({
  kind: z.literal('error'),
  ...ofEvery,
  source: z.enum(FAILURE_SOURCES),
  name: z.string().max(40),
  /** Words of browsers and libraries alone; `…` stands for all else. */
  message: z.string().max(300),
  /** Places in the site's own scripts, the innermost first: `/assets/start-CJ2ZM6t.js:1:3150`. */
  frames: z.array(z.string().max(200)).max(10),
})

/** One of the Web Vitals of a page. */
export const vitalReport = z.strictObject({
  kind: z.literal('vital'),
  ...ofEvery,
  name: z.enum(VITAL_NAMES),
  /** Milliseconds; of CLS a number without a unit. */
  value: z.number().min(0),
  rating: z.enum(VITAL_RATINGS),
  navigation: z.enum(NAVIGATIONS),
})

/** The body of what the site server posts to the endpoint. */
export const pageReports = z.strictObject({
  reports: z
    .array(z.discriminatedUnion('kind', [errorReport, vitalReport]))
    .min(1)
    .max(MOST_REPORTS),
})

export type PageReports = z.infer<typeof pageReports>
export type PageReport = PageReports['reports'][number]
