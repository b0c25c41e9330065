import * as z from 'zod'

import { hash32 } from '../random/random.ts'

export const DELAY_MAX_MS = 600_000
const milliseconds = z.int().min(0).max(DELAY_MAX_MS)
const range = z
  .strictObject({ min: milliseconds, max: milliseconds })
  .refine(({ min, max }) => min <= max, 'min is over max')

/** Refusals of the server itself, which any call can get and which need no params. */
export const SERVER_REFUSALS = [
  'data_unavailable',
  'internal_error',
  'service_unavailable',
] as const

/** The effects of a fault on a call. Several can be combined. */
export const faultSchema = z.strictObject({
  /** The milliseconds of real time; for a range, a random value in it. */
  delayMs: z.union([milliseconds, range]).optional(),
  /** The status that is answered instead of running the operation. */
  status: z.int().min(400).max(599).optional(),
  /**
   * The refusal that is answered instead of running the operation, with the code's own status unless `status` gives another.
   */
  code: z.enum(SERVER_REFUSALS).optional(),
  /** The connection breaks: before the operation runs, or after its effects are stored. */
  reset: z.enum(['before', 'after']).optional(),
  /**
   * The body is sent empty, cut in the middle or a few bytes at a time, or replaced by an HTML page as a proxy sends it.
   * Status and effects stay.
   */
  body: z.enum(['empty', 'malformed', 'slow', 'wrong_type']).optional(),
})

/**
 * A fault for every call that matches, with a probability and up to a number of times. `*` in `path` matches any part of it.
 * Earlier versions stored rules without an effect.
 */
export const storedRuleSchema = faultSchema.extend({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  path: z.string().min(1).max(200),
  probability: z.number().min(0).max(1).optional(),
  times: z.int().min(1).optional(),
})

const EFFECTS = ['delayMs', 'status', 'code', 'reset', 'body'] as const

/**
 * A rule as it is entered. A rule without an effect is refused, because a test would pass without the fault that it expects.
 */
export const faultRuleSchema = storedRuleSchema.refine(
  (rule) => EFFECTS.some((effect) => rule[effect] !== undefined),
  { params: { code: 'no_effect', allowed: EFFECTS.join(', ') } },
)

export type Fault = z.output<typeof faultSchema>
export type FaultRule = z.output<typeof storedRuleSchema>

/** The fault of one call, after all of its random choices. */
export type InjectedFault = Omit<Fault, 'delayMs'> & { delayMs?: number | undefined }

/** Makes the random choices of a fault. They depend only on the draw. */
export function toInjectedFault(
  { delayMs, status, code, reset, body }: Fault,
  draw: string,
): InjectedFault {
  const delay =
    typeof delayMs === 'object'
      ? delayMs.min + (hash32(draw, 1) % (delayMs.max - delayMs.min + 1))
      : delayMs
  return { delayMs: delay, status, code, reset, body }
}

/** Formats the fault in the header's notation, for the request log. */
export function formatFault({ delayMs, status, code, reset, body }: InjectedFault): string {
  return Object.entries({ delay: delayMs, status, code, reset, body })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

/** Whether a path matches a pattern. It does not use a RegExp, which would take minutes for a pattern with many stars. */
export function matchesPath(pattern: string, path: string): boolean {
  const [first = '', ...rest] = pattern.split('*')
  const last = rest.pop()
  if (last === undefined) return path === pattern
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}
