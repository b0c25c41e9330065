import * as z from 'zod'

import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Store } from '../store/store.ts'
import type { Ids } from './ids.ts'
import type { Random } from './random.ts'
import { refuse } from './refusal.ts'

/** What goes wrong with a call. Several parts can be combined. */
const milliseconds = z.int().min(0).max(600_000)
const range = z
  .strictObject({ min: milliseconds, max: milliseconds })
  .refine(({ min, max }) => min <= max, 'min is over max')
const faultSchema = z.strictObject({
  /** Real time, not the sandbox's; of a range somewhere in it. */
  delayMs: z.union([milliseconds, range]).optional(),
  /** Answered instead of the operation. */
  status: z.int().min(400).max(599).optional(),
  /** The connection breaks: before the operation runs, or after its effects are kept. */
  reset: z.enum(['before', 'after']).optional(),
  /** The true answer with nothing in it, cut in the middle, a few bytes at a time, or as if it were a page. */
  body: z.enum(['empty', 'malformed', 'slow', 'wrong_type']).optional(),
})

/** A fault for every call that fits, in a share of cases, a number of times. `*` in `path` stands for any part of it. */
export const faultRuleSchema = faultSchema.extend({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  path: z.string().min(1).max(200),
  probability: z.number().min(0).max(1).optional(),
  times: z.int().min(1).optional(),
})

export type Fault = z.output<typeof faultSchema>
export type FaultRule = z.output<typeof faultRuleSchema>

/** A fault that strikes a call: nothing about it is open any more. */
export type Strike = Omit<Fault, 'delayMs'> & { delayMs?: number }

export type Faults = {
  /**
   * The fault for a call: of its `X-Mock-Fault` header, else of the first rule that fits. A promise only where rules are
   * shared between processes. A header that says nothing sensible is refused.
   */
  draw(call: {
    method: string
    path: string
    header: string | null
  }): Strike | null | Promise<Strike | null>
  list(): readonly FaultRule[]
  set(rules: readonly FaultRule[]): Promise<void>
}

// Faults belong to the sandbox, not to a tenant.
const SANDBOX = 'sandbox'

/** Fault rules, kept with the rest of the sandbox's state. */
export async function createFaults(
  { store, ids, random }: { store: Store; ids: Ids; random: Random },
  initial: readonly FaultRule[] = [],
): Promise<Faults> {
  const rows = await store.db.selectFrom('faults').select('rule').orderBy('id').execute()
  let rules = rows.map(({ rule }) => ({ ...faultRuleSchema.parse(fromJsonText(rule)), drawn: 0 }))

  const set = async (next: readonly FaultRule[]) => {
    rules = next.map((rule) => ({ ...rule, drawn: 0 }))
    await store.transaction(async (db) => {
      await db.deleteFrom('faults').execute()
      for (const [index, rule] of next.entries()) {
        const id = `${String(index).padStart(4, '0')}_${ids.make('flt')}`
        await db
          .insertInto('faults')
          .values({ tenant: SANDBOX, id, rule: toJsonText(rule) })
          .execute()
      }
    })
  }
  if (initial.length > 0) await set(initial)

  return {
    set,
    list: () => rules.map(({ drawn: _drawn, ...rule }) => rule),
    draw({ method, path, header }) {
      if (header !== null) return toStrike(parseFaultHeader(header) ?? refuseHeader(), random)
      const rule = rules.find(
        (candidate) =>
          (candidate.method === undefined || candidate.method === method) &&
          candidate.drawn < (candidate.times ?? Number.POSITIVE_INFINITY) &&
          matchesPath(candidate.path, path) &&
          random.int(10_000) < (candidate.probability ?? 1) * 10_000,
      )
      if (!rule) return null
      rule.drawn += 1
      return toStrike(rule, random)
    },
  }
}

/** As the header would say it, for the request log. */
export function formatStrike({ delayMs, status, reset, body }: Strike): string {
  return Object.entries({ delay: delayMs, status, reset, body })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

function toStrike({ delayMs, status, reset, body }: Fault, random: Random): Strike {
  const delay =
    typeof delayMs === 'object' ? delayMs.min + random.int(delayMs.max - delayMs.min + 1) : delayMs
  return { delayMs: delay, status, reset, body }
}

function refuseHeader(): never {
  return refuse('validation_failed', {
    errors: [{ pointer: 'header:X-Mock-Fault', code: 'wrong_format', params: {} }],
  })
}

/**
 * Reads an `X-Mock-Fault` header; null when it says nothing that can be done.
 * @example parseFaultHeader('delay=800;status=503') // { delayMs: 800, status: 503 }
 */
export function parseFaultHeader(header: string): Fault | null {
  const parts = new Map(
    header.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=').map((text) => text.trim())
      return [name, value] as const
    }),
  )
  const number = (name: string) => (parts.has(name) ? Number(parts.get(name)) : undefined)
  const result = faultSchema.safeParse({
    delayMs: number('delay'),
    status: number('status'),
    reset: parts.get('reset'),
    body: parts.get('body'),
  })
  return result.success ? result.data : null
}

/** By hand and not by a RegExp, which takes minutes for a pattern of many stars. */
function matchesPath(pattern: string, path: string): boolean {
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
