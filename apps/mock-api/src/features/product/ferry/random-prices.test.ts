import { clampParty } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'

const parties = fc
  .record({ adults: fc.nat(4), children: fc.nat(3), infants: fc.nat(3) })
  .map(clampParty)
const directions = fc.constantFrom(['HFC', 'BTC'], ['BTC', 'HFC'], ['TMF', 'BBT'], ['STL', 'BTC'])
const dates = fc
  .constantFrom('2026-12-12', '2026-12-15', '2027-02-28', '2027-03-07')
  .map((date) => ({ dateFrom: date, dateUntil: date.replace(/\d\d$/, '28') }))

/** The sums of a price's lines, online or at the counter, by currency. */
function sumOf({ Lines }: Schemas['Price'], payAt: 'online' | 'counter'): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { Amount, PayAt } of Lines)
    if (PayAt === payAt) sums[Amount.Currency] = (sums[Amount.Currency] ?? 0) + Amount.Amount
  return sums
}

function checkPrice(price: Schemas['Price'], currency: string): void {
  for (const { UnitAmount, Quantity, Amount } of price.Lines)
    expect(Amount).toEqual({ ...UnitAmount, Amount: UnitAmount.Amount * Quantity })
  expect(sumOf(price, 'online')).toEqual({ [currency]: price.Total.Amount })
  const atCounter = price.AtCounter.map(({ Currency, Amount }) => [Currency, Amount])
  expect(sumOf(price, 'counter')).toEqual(Object.fromEntries(atCounter))
}

it('CHK-12 FER-5 in four currencies, estimates and cart prices are the sum of their lines, and a cart price is the sum of its estimates', async () => {
  const { call } = await openSandbox()
  const currencies = fc.constantFrom('IDR', 'SGD', 'MYR', 'USD')

  await fc.assert(
    fc.asyncProperty(
      parties,
      directions,
      dates,
      currencies,
      async (party, [from = '', to = ''], days, currency) => {
        const query = { from, to, ...party, ...days, currency }
        const { body: found } = await call('searchFerry', { query })
        const size = party.adults + party.children + party.infants
        const open = (leg: Schemas['FerryLeg'] | null) =>
          leg?.Sailings.flatMap((sailing) =>
            sailing.Offers.filter(({ SeatsLeft }) => SeatsLeft >= size).map((offer) => ({
              sailing,
              offer,
            })),
          ) ?? []
        const [out, back] = [open(found.Departures)[0], open(found.Returns).at(-1)]
        fc.pre(out !== undefined && back !== undefined)
        const chosen = [out, back].filter((choice) => choice !== undefined)

        const { body: cart } = await call('addToCart', {
          query: { currency },
          body: {
            ItemContent: 'ferry',
            Items: [
              {
                Item: out?.sailing.Item,
                Qty: size,
                Ferry: {
                  DateFrom: days.dateFrom,
                  DateUntil: days.dateUntil,
                  Qty: size,
                  QtyAdult: party.adults,
                  QtyChild: party.children,
                  QtyInfant: party.infants,
                  IsRoundTrip: true,
                  IsInternational: found.IsInternational,
                  IsOpenTicket: false,
                  IsOpenTicket2W: false,
                  Offers: chosen.map(({ offer }) => offer.Offer),
                },
              },
            ],
          },
        })

        const [item] = cart.Items
        const estimates = chosen.map(({ offer }) => offer.Estimate)
        for (const estimate of estimates) checkPrice(estimate, currency)
        if (item) checkPrice(item.Price, currency)
        expect(item?.Price.Total.Amount).toBe(
          estimates.reduce((sum, { Total }) => sum + Total.Amount, 0),
        )
        expect(cart.Totals).toEqual([item?.Price.Total])
      },
    ),
    { numRuns: 60 },
  )
})
