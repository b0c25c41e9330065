import * as z from 'zod'

/** Validates the recipients of the events of a tenant's site, and whether visitors must consent. */
export const analyticsSchema = z.strictObject({
  /** Whether events are pushed to `window.dataLayer`. */
  dataLayer: z.boolean(),
  /** A path of the site or an https address to which events are posted; null if they are not posted. */
  beacon: z
    .string()
    .max(500)
    .regex(
      /^(\/[A-Za-z0-9_-][A-Za-z0-9/._-]*|https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[A-Za-z0-9/._~%-]*)?)$/,
    )
    .nullable(),
  /** Whether visitors must consent first. */
  consent: z.boolean(),
})

export type Analytics = z.output<typeof analyticsSchema>

/** Validates settings that replace those of the folders, by the tenant's slug; null if the site reports no events. */
export const setAnalyticsSchema = z.record(z.string(), analyticsSchema.nullable())

export type SetAnalytics = z.output<typeof setAnalyticsSchema>
