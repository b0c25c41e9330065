import { createHash } from 'node:crypto'

import * as z from 'zod'

import { isClockInstant } from '../../engine/time/clock-instant.ts'
import { setAnalyticsSchema } from '../../world/tenants/analytics.ts'
import { SNAPSHOT_NAME } from './snapshot-name.ts'

export const FORMAT = 'selat-snapshot'
/** The version is raised when a release that knows only the former one would misread a file. */
export const FORMAT_VERSION = 1

const chanceState = z.tuple([z.int(), z.int(), z.int(), z.int()]).readonly()
const bytes = z.strictObject({ base64: z.base64() })
const row = z.record(z.string(), z.union([z.string(), z.int(), z.null(), bytes]))

/** The state of a sandbox at one instant, for any engine: its tables, clock, settings and random generators. */
export const snapshotFileSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  name: z.string().regex(SNAPSHOT_NAME),
  /** The real time, not that of the sandbox. */
  takenAt: z.iso.datetime(),
  /** The version of the release that wrote the file. */
  madeBy: z.string(),
  /** The migrations that were applied to the tables. */
  schema: z.array(z.string()),
  state: z.strictObject({
    clock: z.strictObject({
      frozen: z.boolean(),
      now: z.iso.datetime().refine(isClockInstant, 'this century'),
    }),
    simulation: z.enum(['manual', 'automatic']),
    networkSeed: z.string(),
    /** Absent if no setting was changed, so that an older release can read the file. */
    analytics: setAnalyticsSchema.optional(),
    /** Null if ids and secrets are random and cannot be repeated. */
    chance: z.strictObject({ ids: chanceState, requests: chanceState }).nullable(),
  }),
  tables: z.record(z.string(), z.array(row)),
  /** The digest of all other fields. It reveals manual changes and damage in transfer. */
  digest: z.string(),
})

export type SnapshotFile = z.output<typeof snapshotFileSchema>
export type SnapshotRowValue = z.output<typeof row>[string]

/** Adds the digest to a snapshot. */
export function sealSnapshot(file: Omit<SnapshotFile, 'digest'>): SnapshotFile {
  return { ...file, digest: digestOf(file) }
}

/** Returns the digest of the JSON without spaces, so that a reformatted file is still valid. */
export function digestOf({ digest: _digest, ...rest }: Partial<SnapshotFile>): string {
  return `sha256-${createHash('sha256').update(JSON.stringify(rest)).digest('base64')}`
}
