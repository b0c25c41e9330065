import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Db, Store } from '../store/store.ts'

const SANDBOX = 'sandbox'

/** One setting of a sandbox: its clock, the way in which payments end, or the analytics of its sites. */
export type Setting = {
  /** The key of its row. */
  readonly name: string
  /** The value that this process was started with; null if no option gave one. */
  readonly start: unknown
  /** Returns the present value, to be stored. */
  state(): unknown
  /** Applies the value that an earlier run, or another process, has stored. */
  follow(state: unknown): void
}

/** A stored setting. `start` is the option of the start that stored it; a start with another option replaces the value. */
type Kept = { readonly start: unknown; readonly state: unknown }

type Part = Setting & { text: string | null; changes: number }

/** The settings that people change. They are equal in all processes that share the store. */
export type SharedSettings = {
  /** Whether other processes may change them. */
  readonly isShared: boolean
  /**
   * Applies the stored value, unless this start has another option than the last one. Returns the function to call after
   * every change.
   */
  keep(part: Setting): Promise<() => void>
  /** Applies changes of other processes. It takes one query, or none if there are no other processes. */
  refresh(): Promise<void>
  /** Stores these values in a transaction that replaces the whole state; `load` applies them after the commit. */
  put(db: Db, states: Readonly<Record<string, unknown>>): Promise<void>
  /** Applies the values that are stored now. */
  load(): Promise<void>
  /** Resolves when every change is stored. Rejects if one could not be stored. */
  settle(): Promise<void>
}

/**
 * Stores the settings with the rest of the sandbox's state. Changes take effect at once and are stored afterwards. If two
 * processes change the same setting at the same time, both follow the one that is stored last.
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
    // Writes run one after the other, so that the last change is stored last.
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
      // If this process has changed the setting since the query began, its value is newer than the one read.
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
  // Release 0.1.0 stored the bare value of its clock.
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
