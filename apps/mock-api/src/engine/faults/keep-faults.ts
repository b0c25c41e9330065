import * as z from 'zod'

import { refuseField } from '../http/refusal.ts'
import { hash32 } from '../random/random.ts'
import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Db, Store } from '../store/store.ts'
import { readFaultHeader } from './fault-header.ts'
import { FAULT_PROFILES, type FaultProfileName } from './fault-profiles.ts'
import {
  type Fault,
  type FaultRule,
  matchesPath,
  storedRuleSchema,
  type InjectedFault,
  toInjectedFault,
} from './faults.ts'

/** The parts of a call that rules match, and its `X-Mock-Fault` header. */
export type FaultyCall = { method: string; path: string; header: string | null }

export type Faults = {
  /** Whether a call may get a fault. This is a quick check without effect. */
  mayFail(call: FaultyCall): boolean
  /**
   * Returns the fault for a call: that of its header, or else of the first rule that matches. It is a promise only if other
   * processes share the rules. A wrong header is refused.
   */
  draw(call: FaultyCall): InjectedFault | null | Promise<InjectedFault | null>
  list(): readonly FaultRule[]
  /** Returns how many faults each rule of `list()` has caused, in its order. */
  struck(): readonly number[]
  /**
   * Replaces the rules. Those that come from `list()` keep their counters, so a spent rule stays spent when others are added
   * or removed.
   */
  set(rules: readonly FaultRule[]): Promise<void>
  /** Reads the rules again when other processes may have changed them. */
  refresh(): Promise<void>
  /** Reads the rules from the store again, after its state was replaced. */
  load(): Promise<void>
  /** Stores the counters now; usually they are stored after a delay. Call it before the store is copied or closed. */
  settle(): Promise<void>
}

/**
 * A rule with its counters. `fitted` counts the calls that the rule matched. The random draw depends on it, so that it
 * continues after a restart.
 */
type Counted = { readonly rule: FaultRule; fitted: number; struck: number }

/** A rule and the id of its row. */
type KeptRule = Counted & { readonly id: string }

const countedRule = z.union([
  z.strictObject({ rule: storedRuleSchema, fitted: z.int(), struck: z.int() }),
  // Earlier versions stored rules in this format.
  storedRuleSchema.transform((rule): Counted => ({ rule, fitted: 0, struck: 0 })),
])

const WRITE_EVERY_MS = 250

// Faults belong to the sandbox, not to a tenant.
const SANDBOX = 'sandbox'

/**
 * Keeps fault rules with the rest of the sandbox's state. Faults depend only on the seed, the rules and the calls. If other
 * processes share the store, rules are read with every call, and counters are stored with every call that matches.
 */
export async function createFaults(
  { store, seed }: { store: Store; seed: string },
  /** Rules that `checkFaultRules` has accepted, or the name of a profile. */
  start: readonly FaultRule[] | FaultProfileName = [],
): Promise<Faults> {
  const initial = typeof start === 'string' ? FAULT_PROFILES[start] : start
  const isShared = store.version() === null
  let kept = await readRules(store.db)
  let headers = 0
  let written: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const set = async (rules: readonly FaultRule[]) => {
    kept = rules.map((rule, index) => {
      // The rules are copied, so that later only objects of `list()` are recognised.
      const known = kept.find((former) => former.rule === rule)
      const { fitted, struck } = known ?? { fitted: 0, struck: 0 }
      return {
        id: String(index).padStart(4, '0'),
        rule: known ? rule : { ...rule },
        fitted,
        struck,
      }
    })
    await store.transaction(async (db) => {
      await db.deleteFrom('faults').execute()
      for (const { id, ...rule } of kept)
        await db
          .insertInto('faults')
          .values({ tenant: SANDBOX, id, rule: toJsonText<unknown>(rule) })
          .execute()
    })
  }
  const isNew = JSON.stringify(kept.map(({ rule }) => rule)) !== JSON.stringify(initial)
  if (initial.length > 0 && isNew) await set(initial)

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    written = written
      .then(() => store.transaction((db) => writeCounters(db, kept)))
      // A failure to store counters must not fail a call; the store may be closed already.
      .catch(() => undefined)
  }
  const writeSoon = () => {
    timer ??= setTimeout(write, WRITE_EVERY_MS).unref()
  }
  const settle = () => {
    if (timer) write()
    return written
  }

  const drawShared = async (call: FaultyCall) => {
    kept = await readRules(store.db)
    if (!kept.some(({ rule }) => fits(rule, call))) return null
    return store.transaction(async (db) => {
      kept = await readRules(db)
      const fault = drawFault(kept, call, seed)
      await writeCounters(db, kept)
      return fault
    })
  }

  const mayFail = (call: FaultyCall) =>
    isShared || call.header !== null || kept.some(({ rule }) => fits(rule, call))

  return {
    mayFail,
    set,
    list: () => kept.map(({ rule }) => rule),
    struck: () => kept.map(({ struck }) => struck),
    draw(call) {
      if (call.header !== null) {
        headers += 1
        return toInjectedFault(obeyHeader(call.header), `${seed} header ${headers}`)
      }
      if (isShared) return drawShared(call)
      if (!mayFail(call)) return null
      const fault = drawFault(kept, call, seed)
      writeSoon()
      return fault
    },
    refresh: async () => void (isShared && (kept = await readRules(store.db))),
    async load() {
      clearTimeout(timer)
      timer = undefined
      await written
      kept = await readRules(store.db)
    },
    settle,
  }
}

/**
 * Draws a fault: from the first rule that matches, is not spent and whose random draw succeeds. Increases the counters of
 * that rule.
 */
function drawFault(
  rules: readonly KeptRule[],
  call: FaultyCall,
  seed: string,
): InjectedFault | null {
  for (const [index, kept] of rules.entries()) {
    const { rule } = kept
    if (!fits(rule, call) || kept.struck >= (rule.times ?? Number.POSITIVE_INFINITY)) continue
    kept.fitted += 1
    const draw = `${seed} rule ${index} call ${kept.fitted}`
    if (hash32(draw) >= (rule.probability ?? 1) * 2 ** 32) continue
    kept.struck += 1
    return toInjectedFault(rule, draw)
  }
  return null
}

function fits(rule: FaultRule, { method, path }: FaultyCall): boolean {
  return (rule.method === undefined || rule.method === method) && matchesPath(rule.path, path)
}

async function readRules(db: Db): Promise<KeptRule[]> {
  const rows = await db
    .selectFrom('faults')
    .select(['id', 'rule'])
    .where('tenant', '=', SANDBOX)
    .orderBy('id')
    .execute()
  return rows.map(({ id, rule }) => ({ id, ...countedRule.parse(fromJsonText(rule)) }))
}

async function writeCounters(db: Db, rules: readonly KeptRule[]): Promise<void> {
  for (const { id, ...rule } of rules)
    await db
      .updateTable('faults')
      .set({ rule: toJsonText<unknown>(rule) })
      .where('tenant', '=', SANDBOX)
      .where('id', '=', id)
      .execute()
}

function obeyHeader(header: string): Fault {
  const read = readFaultHeader(header)
  if ('fault' in read) return read.fault
  return refuseField('header:X-Mock-Fault', 'wrong_format', { ...read.wrong })
}
