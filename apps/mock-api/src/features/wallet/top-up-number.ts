import type { Context } from '../../operation/context.ts'

const LENGTH = 6
const ATTEMPTS = 5

/** A number that can be read aloud, `TU-7KQ4ZP`: characters nobody mistakes. */
export async function makeTopUpNumber({
  store,
  ids,
  tenant,
}: Pick<Context, 'store' | 'ids' | 'tenant'>): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const number = `TU-${ids.readable(LENGTH)}`
    const taken = await store
      .selectFrom('top_ups')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!taken) return number
  }
  throw new Error('No free top-up number')
}
