import {
  FAILURE_SOURCES,
  MOST_REPORTS,
  NAVIGATIONS,
  VITAL_NAMES,
  VITAL_RATINGS,
} from '@selat/command/page-report'
import * as z from 'zod'

/** The path of an address without its query, which stays in the browser. */
const path = z.string().startsWith('/').max(1000)

const sentError = z.object({
  kind: z.literal('error'),
  path,
  source: z.enum(FAILURE_SOURCES),
  name: z.string().max(100),
  message: z.string().max(1000),
  stack: z.string().max(4000),
})

const sentVital = z.object({
  kind: z.literal('vital'),
  path,
  name: z.enum(VITAL_NAMES),
  value: z.number().min(0).max(10_000_000),
  rating: z.enum(VITAL_RATINGS),
  navigation: z.enum(NAVIGATIONS),
})

/** The reports that a page sends to its site server. Only numbers and words of closed lists are passed on as they came. */
export const sentReports = z.object({
  page: z.string().regex(/^[\da-f]{32}$/),
  build: z.string().max(100).nullable(),
  requestId: z.string().max(100).nullable(),
  traceId: z.string().max(100).nullable(),
  reports: z
    .array(z.discriminatedUnion('kind', [sentError, sentVital]))
    .min(1)
    .max(MOST_REPORTS),
})

export type SentReports = z.infer<typeof sentReports>
export type SentReport = SentReports['reports'][number]
