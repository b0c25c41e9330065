import { type IdKind, isId } from '@selat/domain'
import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, it } from 'vitest'

const { schemas } = contract.components

/** The patterns of the contract by what pages call each kind. */
const patterns = {
  cartItem: schemas.CartItemId.pattern,
  order: schemas.OrderId.pattern,
  ticket: schemas.TicketId.pattern,
  sailing: schemas.SailingId.pattern,
  offer: schemas.OfferId.pattern,
  ferryItem: schemas.FerryItemId.pattern,
  product: schemas.ProductId.pattern,
  quotation: schemas.QuotationId.pattern,
} satisfies Partial<Record<IdKind, string>>

it.each(Object.entries(patterns) as [IdKind, string][])(
  'NAV-8 a page accepts every ID that the contract allows for a %s',
  (kind, pattern) => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(pattern)), (id) => {
        expect(isId(kind, id)).toBe(true)
      }),
    )
  },
)
