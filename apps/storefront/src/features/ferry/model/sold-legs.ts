import type { Schemas } from '@selat/sdk'

import type { SoldProduct, SoldView } from '../../../shared/trade/price/sold-view.ts'
import { toMoney, toWire } from '../../../shared/trade/price/wire-money.ts'
import type { Leg } from './legs.ts'
import type { JourneyEstimate, PickedSailing } from './picked-sailing.ts'

type Offer = Schemas['SailingOffer']
type Sell = (net: Schemas['Money'], people: number) => Schemas['Money']

/**
 * Returns the legs of a journey at their selling prices. A markup per person is added once for the journey, and so only to its
 * first leg. `people` is the number of travellers.
 */
export function soldLegs(legs: readonly Leg[], people: number, view: SoldView): Leg[] {
  return legs.map(({ leg, ...route }, index) => {
    const isFirst = index === 0
    const unit = isFirst ? 1 : 0
    return {
      ...route,
      leg: {
        ...leg,
        // A day's lowest price does not name its operator, so the rules for single operators do not apply to it.
        Days: leg.Days.map((day) => ({
          ...day,
          LowestFare:
            day.LowestFare && view.amount(day.LowestFare, { product: 'ferry', people: unit }),
          LowestPrice:
            day.LowestPrice && view.amount(day.LowestPrice, { product: 'ferry', people: unit }),
        })),
        Sailings: leg.Sailings.map((sailing) => {
          const sold = { product: 'ferry', operators: [sailing.Operator] } as const
          const sell: Sell = (net, count) =>
            net.Amount === 0 ? net : view.amount(net, { ...sold, people: count })
          const all: SoldProduct = { ...sold, people: isFirst ? people : 0 }
          return {
            ...sailing,
            Offers: sailing.Offers.map((offer) => ({
              ...soldFares(offer, unit, sell),
              Estimate: view.price(offer.Estimate, all),
            })),
          }
        }),
      },
    }
  })
}

/**
 * Returns the selling price of the chosen sailings together, as the cart will calculate it: by one rule, and rounded
 * once.
 */
export function soldEstimate(
  { total, atCounter }: JourneyEstimate,
  { picks, people }: { picks: readonly PickedSailing[]; people: number },
  view: SoldView,
): JourneyEstimate {
  const operators = picks.map(({ sailing }) => sailing.Operator)
  const sold = view.amount(toWire(total), { product: 'ferry', operators, people })
  return { total: toMoney(sold), atCounter }
}

function soldFares(offer: Offer, unit: number, sell: Sell): Offer {
  const fares = ({ Adult, Child, Infant, Senior }: Schemas['BandFares']) => ({
    Adult: sell(Adult, unit),
    Child: sell(Child, unit),
    Infant: sell(Infant, unit),
    Senior: Senior && sell(Senior, unit),
  })
  return {
    ...offer,
    AdultPrice: sell(offer.AdultPrice, unit),
    Fares: fares(offer.Fares),
    NationalFares: offer.NationalFares.map((national) => ({
      ...national,
      Fares: fares(national.Fares),
    })),
    Charges: offer.Charges.map((charge) =>
      // A charge at the counter is paid to others, so no markup is added to it.
      charge.PayAt === 'counter' ? charge : { ...charge, Amount: sell(charge.Amount, 0) },
    ),
  }
}
