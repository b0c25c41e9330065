import { EXTRA_HOURS_CODE, multiplyMoney, rideUnits, sumMoney } from '@selat/domain'
import type { Known, Schemas } from '@selat/sdk'

import { toMoney, toWire } from '../../../shared/trade/price/wire-money.ts'
import { partyOf, rateOf, type RideChoice, roomOf } from './ride-choice.ts'

type Line = Schemas['PriceLine']

/** The labels of the lines that the service does not name itself. */
type RideWords = {
  seat: (band: Known<NonNullable<Line['Band']>>) => string
  extraHours: string
}

/**
 * Estimates the price of a ride while its form is incomplete, by the rule that the server uses, too (RUL-1). Until a time is
 * chosen, the ride counts as one at noon.
 */
export function estimateRide(
  service: Schemas['Transport'],
  choice: RideChoice,
  words: RideWords,
): Schemas['Price'] {
  const rate = rateOf(service, choice)
  const price = toMoney(rate.Price)
  const units = rideUnits(
    {
      pickUpTime: choice.time ?? '12:00',
      extraHours: choice.hours,
      party: partyOf(choice),
    },
    {
      code: rate.Code,
      per: roomOf(rate).per,
      price,
      childPrice: rate.ChildPrice && toMoney(rate.ChildPrice),
      extraHour: rate.ExtraHour && toMoney(rate.ExtraHour),
    },
    service.Supplements.map(({ Code, Amount, From, Until }) => ({
      code: Code,
      amount: toMoney(Amount),
      between: { from: From, until: Until },
    })),
  )
  // All amounts of a service are in the currency that it is sold in, so nothing has to be converted here.
  const lines = units
    .filter(({ quantity }) => quantity > 0)
    .map((unit) => ({ ...unit, amount: multiplyMoney(unit.unitAmount, unit.quantity) }))
  const total = sumMoney(
    lines.map(({ amount }) => amount),
    price.currency,
  )
  const labelOf = ({ code, band }: (typeof lines)[number]) =>
    band
      ? words.seat(band)
      : code === EXTRA_HOURS_CODE
        ? words.extraHours
        : (service.Supplements.find(({ Code }) => Code === code)?.Label ??
          `${rate.VehicleName} · ${rate.ZoneName}`)
  return {
    Total: toWire(total),
    AtCounter: [],
    Lines: lines.map((line): Line => ({
      Kind: line.kind,
      Code: line.code,
      Label: labelOf(line),
      Band: line.band ?? null,
      SectorIndex: 0,
      Quantity: line.quantity,
      UnitAmount: toWire(line.unitAmount),
      Amount: toWire(line.amount),
      PayAt: 'online',
    })),
  }
}
