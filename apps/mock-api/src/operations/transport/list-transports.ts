import { listCards } from '../../catalogue/list-products.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { toTransportCard } from '../../products/transport/transport-card.ts'
import { vehicleFacet } from '../../products/transport/vehicle-facet.ts'

export const listTransports = defineOperation(
  'listTransports',
  async ({ query }, ctx) => ({
    status: 200,
    body: await listCards(
      ctx,
      'transport',
      query,
      (entries) => Promise.all(entries.map((entry) => toTransportCard(ctx, entry, query.date))),
      [vehicleFacet],
    ),
  }),
  { transaction: 'none' },
)
