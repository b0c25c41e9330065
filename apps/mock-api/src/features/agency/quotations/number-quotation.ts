import { drawUnusedNumber } from '../../../engine/random/unused-number.ts'
import type { Context } from '../../../operation/context.ts'

/** A number that no quotation of the tenant has, `Q-7KQ4ZP`. */
export function makeQuotationNumber({
  store,
  tenant,
  ids,
}: Pick<Context, 'store' | 'tenant' | 'ids'>): Promise<string> {
  return drawUnusedNumber(ids, 'Q', (number) =>
    store
      .selectFrom('quotations')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('number', '=', number)
      .executeTakeFirst(),
  )
}
