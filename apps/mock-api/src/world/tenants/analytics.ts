import * as z from 'zod'

/** Whom the site of a tenant tells of what happens in it. */
export const analyticsSchema = z.strictObject({
  /** Whether events are pushed to `window.dataLayer`. */
  dataLayer: z.boolean(),
  /** A path of the site or an https address; null when nothing is posted. */
  beacon: z
    .string()
    .max(500)
    .regex(
      /^(\/[A-Za-z0-9_-][A-Za-z0-9/._-]*|https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9/._~%-]*)?)$/,
    )
    .nullable(),
  /** Whether visitors are asked first. */
  consent: z.boolean(),
})

export type Analytics = z.output<typeof analyticsSchema>

/** What was set by hand in place of what folders say, by the tenant's slug; null where a site tells nobody. */
export const setAnalyticsSchema = z.record(z.string(), analyticsSchema.nullable())

export type SetAnalytics = z.output<typeof setAnalyticsSchema>
