import * as z from 'zod'

/**
 * The ways in which a failure is found: an uncaught error, an unhandled rejection, or an error that the page caught and
 * replaced by something else.
 */
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

/** The largest number of reports in one request. */
export const MOST_REPORTS = 20

const ofEvery = {
  /** The instant at which the site server received it. */
  at: z.iso.datetime(),
  /** The host of the tenant's site; null if the API could not be asked for the tenant. */
  site: z.string().max(253).nullable(),
  /** The build of the page; `unknown` if the page did not name it. */
  build: z.string().max(40),
  /** The address as its pattern in the table of routes, such as `/hotels/:id`; `*` for an unknown address. */
  route: z.string().max(100),
  /** A random number that all reports of one page load share. */
  page: z.string().regex(/^[\da-f]{32}$/),
  /** The request that loaded the page, and its trace, as the logs of site and API name them. */
  requestId: z.string().max(64).nullable(),
  traceId: z.string().max(32).nullable(),
}

/** A failure in a page. */
export const errorReport = z.strictObject({
  kind: z.literal('error'),
  ...ofEvery,
  source: z.enum(FAILURE_SOURCES),
  name: z.string().max(40),
  /** The message, reduced to words of browsers and libraries; `…` replaces the rest, which may be private. */
  message: z.string().max(300),
  /** Places in the site's own scripts, the innermost first: `/assets/start-CJ2ZM6t.js:1:3150`. */
  frames: z.array(z.string().max(200)).max(10),
})

/** One of the Web Vitals of a page. */
export const vitalReport = z.strictObject({
  kind: z.literal('vital'),
  ...ofEvery,
  name: z.enum(VITAL_NAMES),
  /** Milliseconds; for CLS a number without a unit. */
  value: z.number().min(0),
  rating: z.enum(VITAL_RATINGS),
  navigation: z.enum(NAVIGATIONS),
})

/** The body that the site server posts to the endpoint. */
export const pageReports = z.strictObject({
  reports: z
    .array(z.discriminatedUnion('kind', [errorReport, vitalReport]))
    .min(1)
    .max(MOST_REPORTS),
})

export type PageReports = z.infer<typeof pageReports>
export type PageReport = PageReports['reports'][number]
