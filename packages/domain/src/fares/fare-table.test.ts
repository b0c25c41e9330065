import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { addMoney } from '../money/add-money.ts'
import { money } from '../money/money.ts'
import { fareOf, splitRoundTripFare } from './fare-table.ts'

const sgd = (adult: number, child: number, infant: number) => ({
  adult: money(adult, 'SGD'),
  child: money(child, 'SGD'),
  infant: money(infant, 'SGD'),
})

it('PAX-4 a senior pays the adult fare where there is no senior fare', () => {
  const fares = sgd(3200, 2900, 800)

  expect(fareOf(fares, 'senior')).toEqual(money(3200, 'SGD'))
  expect(fareOf({ ...fares, senior: null }, 'senior')).toEqual(money(3200, 'SGD'))
  expect(fareOf({ ...fares, senior: money(3000, 'SGD') }, 'senior')).toEqual(money(3000, 'SGD'))
})

it('CHK-12 halves a round-trip fare, with the odd cent on the outbound', () => {
  expect(splitRoundTripFare(sgd(5601, 5000, 1400))).toEqual([
    sgd(2801, 2500, 700),
    sgd(2800, 2500, 700),
  ])
})

it('CHK-12 shares a round-trip fare in proportion to the one-way fares', () => {
  const [out, back] = splitRoundTripFare(sgd(6000, 5000, 0), [
    sgd(4000, 3000, 0),
    sgd(2000, 2000, 0),
  ])

  expect(out).toEqual(sgd(4000, 3000, 0))
  expect(back).toEqual(sgd(2000, 2000, 0))
})

it('CHK-12 splits the senior fare only where there is one', () => {
  const [out] = splitRoundTripFare({ ...sgd(5600, 5000, 1400), senior: money(5200, 'SGD') })
  const [without] = splitRoundTripFare(sgd(5600, 5000, 1400))

  expect(out.senior).toEqual(money(2600, 'SGD'))
  expect(without).not.toHaveProperty('senior')
})

it('CHK-12 the two ways always sum to the round-trip fare', () => {
  const fare = fc.integer({ min: 0, max: 1e9 })
  fc.assert(
    fc.property(fare, fare, fare, fare, (roundTrip, oneOut, oneBack, child) => {
      const [out, back] = splitRoundTripFare(sgd(roundTrip, child, 0), [
        sgd(oneOut, oneOut, 0),
        sgd(oneBack, oneBack, 0),
      ])
      expect(addMoney(out.adult, back.adult)).toEqual(money(roundTrip, 'SGD'))
      expect(addMoney(out.child, back.child)).toEqual(money(child, 'SGD'))
    }),
  )
})
