import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { chargeRows } from './charge-rows.ts'

const charge = (Code: string, Amount: number): Schemas['ChargeInfo'] => ({
  Code,
  Kind: 'surcharge',
  Label: Code,
  Amount: { Amount, Currency: 'SGD', Exponent: 2 },
  Bands: ['adult'],
  PayAt: 'counter',
  Countries: null,
})

const operator = (Name: string, Charges: Schemas['ChargeInfo'][]): Schemas['RouteOperator'] => ({
  Operator: {
    Code: 'AAA',
    Name,
    AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: null },
    CheckInOpensMinutesBefore: 90,
    CheckInClosesMinutesBefore: 30,
  },
  Charges,
})

it('FER-6 a charge that all operators have alike is listed once, and different ones name their operator', () => {
  const rows = chargeRows([
    operator('Penyengat', [charge('tax', 1000), charge('fuel', 600)]),
    operator('Riau', [charge('tax', 1000), charge('fuel', 700)]),
  ])

  expect(rows.map((row) => [row.charge.Code, row.charge.Amount.Amount, row.operators])).toEqual([
    ['tax', 1000, null],
    ['fuel', 600, ['Penyengat']],
    ['fuel', 700, ['Riau']],
  ])
})
