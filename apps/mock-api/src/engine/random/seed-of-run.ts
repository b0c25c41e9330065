import { fromJsonText, toJsonText } from '../store/json-text.ts'
import type { Store } from '../store/store.ts'

const ROW = { tenant: 'sandbox', name: 'runs' }

/**
 * Returns the seed of this run on this data. Each run has another one, so that a second run does not draw the ids of the
 * first; with the same data it is the same each time.
 */
export async function seedOfRun(store: Store, seed: string): Promise<string> {
  const run = await store.transaction(async (db) => {
    const row = await db
      .selectFrom('meta')
      .select('value')
      .where('tenant', '=', ROW.tenant)
      .where('name', '=', ROW.name)
      .executeTakeFirst()
    const runs = row ? Number(fromJsonText(row.value)) : 0
    const value = toJsonText<unknown>(runs + 1)
    await db
      .insertInto('meta')
      .values({ ...ROW, value })
      .onConflict((conflict) => conflict.columns(['tenant', 'name']).doUpdateSet({ value }))
      .execute()
    return runs
  })
  return run === 0 ? seed : `${seed}|${run}`
}
