import type { Context } from '../../../operation/context.ts'

const LENGTH = 6
const ATTEMPTS = 5

/** A number that can be read aloud, `Q-7KQ4ZP`. */
export async function makeQuotationNumber({
  store,
  tenant,
  ids,
}: Pick<Context, 'store' | 'tenant' | 'ids'>): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const number = `Q-${ids.readable(LENGTH)}`
    const taken = await store
      .selectFrom('quotations')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!taken) return number
  }
  throw new Error('No free quotation number')
}
