import { drawUnusedNumber } from '../../engine/random/unused-number.ts'
import type { Context } from '../../operation/context.ts'

/** A number that no top-up of the tenant has, `TU-7KQ4ZP`. */
export function makeTopUpNumber({
  store,
  ids,
  tenant,
}: Pick<Context, 'store' | 'ids' | 'tenant'>): Promise<string> {
  return drawUnusedNumber(ids, 'TU', (number) =>
    store
      .selectFrom('top_ups')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('number', '=', number)
      .executeTakeFirst(),
  )
}
