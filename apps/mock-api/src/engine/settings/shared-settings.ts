import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Db, Store } from '../store/store.ts'

const SANDBOX = 'sandbox'

/** One thing about a sandbox that people set: its time, how its payments end, or whom its sites tell of what happens. */
export type Setting = {
  /** Its row among the sandbox's own facts. */
  readonly name: string
  /** What the start of this process asked for; null when it asked for nothing. */
  readonly start: unknown
  /** As it is now, to be written down. */
  state(): unknown
  /** Takes over what an earlier run, or another process, has made of it. */
  follow(state: unknown): void
}

/** `start` tells a start that joins from one that wants it otherwise. */
type Kept = { readonly start: unknown; readonly state: unknown }

type Part = Setting & { text: string | null; changes: number }

/** What is set by hand, the same in every process that shares the store. */
export type SharedSettings = {
  /** Whether other processes may set it too. */
  readonly isShared: boolean
  /**
   * Follows what the store has of it, unless this start asks for something else than the last one did. Gives what to call
   * after every change.
   */
  keep(part: Setting): Promise<() => void>
  /** Follows what other processes have changed: one query, and none where there are no others. */
  refresh(): Promise<void>
  /** Writes these states inside of a transaction that replaces everything; `load` follows them once it is committed. */
  put(db: Db, states: Readonly<Record<string, unknown>>): Promise<void>
  /** Takes up what the store holds now. */
  load(): Promise<void>
  /** Until every change is written. Rejects when one could not be. */
  settle(): Promise<void>
}

/**
 * Keeps what is set by hand with the rest of the sandbox's state. Changes count at once and are written behind; of two
 * processes that change the same thing at once the one that writes last is followed by both.
 */
export function createSharedSettings(store: Store): SharedSettings {
  const isShared = store.version() === null
  const parts: Part[] = []
  let written: Promise<void> = Promise.resolve()
  const failures: unknown[] = []

  const write = (part: Part) => {
    part.changes += 1
    const kept: Kept = { start: part.start, state: part.state() }
    const text = toJsonText(kept)
    part.text = text
    // One after the other: the last change has to be the last that is written.
    written = written
      .then(() => writeRow(store.db, part.name, text))
      .catch((error: unknown) => void failures.push(error))
  }
  const settle = async () => {
    await written
    const [failure] = failures.splice(0)
    if (failure) throw failure
  }

  const load = async () => {
    await settle()
    const asked = parts.map((part) => ({ part, changes: part.changes }))
    const rows = await readRows(
      store,
      parts.map(({ name }) => name),
    )
    for (const { part, changes } of asked) {
      const text = rows.get(part.name)
      // What was changed here meanwhile is newer than what was read.
      if (text === undefined || text === part.text || changes !== part.changes) continue
      part.text = text
      part.follow(readKept(text).state)
    }
  }

  return {
    isShared,
    settle,
    load,
    async put(db, states) {
      for (const { name, start } of parts)
        if (name in states) await writeRow(db, name, toJsonText({ start, state: states[name] }))
    },
    async keep(controlled) {
      const part: Part = { ...controlled, text: null, changes: 0 }
      part.text = (await readRows(store, [part.name])).get(part.name) ?? null
      const kept = part.text === null ? null : readKept(part.text)
      const joins = part.start === null || JSON.stringify(kept?.start) === toJsonText(part.start)
      if (kept && joins) part.follow(kept.state)
      else if (part.start !== null) write(part)
      await settle()
      parts.push(part)
      return () => write(part)
    },
    async refresh() {
      if (isShared) await load()
    },
  }
}

function readKept(text: string): Kept {
  const kept = fromJsonText<unknown>(text)
  const isKept = typeof kept === 'object' && kept !== null && 'state' in kept
  // Release 0.1.0 kept the bare state of its clock.
  return isKept ? (kept as Kept) : { start: null, state: kept }
}

async function readRows(store: Store, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await store.db
    .selectFrom('meta')
    .select(['name', 'value'])
    .where('tenant', '=', SANDBOX)
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

async function writeRow(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ tenant: SANDBOX, name, value })
    .onConflict((conflict) => conflict.columns(['tenant', 'name']).doUpdateSet({ value }))
    .execute()
}
