import { createHash } from 'node:crypto'

import * as z from 'zod'

import { isClockInstant } from '../../engine/time/clock.ts'
import { setAnalyticsSchema } from '../../world/tenants/analytics.ts'
import { SNAPSHOT_NAME } from './snapshot-name.ts'

export const FORMAT = 'selat-snapshot'
/** Raised when a file of the new kind means something else to a release that only knows the one before. */
export const FORMAT_VERSION = 1

const chanceState = z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly()
const bytes = z.strictObject({ base64: z.base64() })
const row = z.record(z.string(), z.union([z.string(), z.int(), z.null(), bytes]))

/** A sandbox at one instant, for any engine: its tables, and what it keeps beside them. */
export const snapshotFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  name: z.string().regex(SNAPSHOT_NAME),
  /** By the real clock. */
  takenAt: z.iso.datetime(),
  /** The release that made it. */
  madeBy: z.string(),
  /** The steps of the schema that its tables have. */
  schema: z.array(z.string()),
  state: z.strictObject({
    clock: z.strictObject({
      frozen: z.boolean(),
      now: z.iso.datetime().refine(isClockInstant, 'this century'),
    }),
    simulation: z.enum(['manual', 'automatic']),
    networkSeed: z.string(),
    /** Absent where nothing was set, so that a release that does not know it can read the file. */
    analytics: setAnalyticsSchema.optional(),
    /** Null where ids and secrets are drawn from chance that nobody can repeat. */
    chance: z.strictObject({ ids: chanceState, requests: chanceState }).nullable(),
  }),
  tables: z.record(z.string(), z.array(row)),
  /** Of all the rest, so that what was changed by hand or on the way is found out. */
  digest: z.string(),
})

export type SnapshotFile = z.output<typeof snapshotFileSchema>
export type SnapshotRowValue = z.output<typeof row>[string]

/** Puts the seal on a snapshot. */
export function sealSnapshot(file: Omit<SnapshotFile, 'digest'>): SnapshotFile {
  return { ...file, digest: digestOf(file) }
}

/** Of its text without spaces, so that a file that somebody has laid out nicely is still the same. */
export function digestOf({ digest: _digest, ...rest }: Partial<SnapshotFile>): string {
  return `sha256-${createHash('sha256').update(JSON.stringify(rest)).digest('base64')}`
}
