import { defineOperation } from '../../../operation/operation.ts'
import { listCards } from '../listing/list-products.ts'
import { toTransportCard } from './transport-card.ts'
import { vehicleFacet } from './vehicle-facet.ts'

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
