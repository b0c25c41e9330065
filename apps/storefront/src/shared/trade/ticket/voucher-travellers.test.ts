import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { voucherTravellers } from './voucher-travellers.ts'

const traveller = (FirstName: string, LastName: string): Schemas['OrderPassenger'] => ({
  Title: 'Ms',
  FirstName,
  LastName,
  Nationality: 'SG',
  PassportNumberMasked: '•••••67D',
  Bands: ['adult'],
})
const format = { list: (names: readonly string[]) => names.join(', ') }

it('CHK-10 a voucher names the travellers of the order, if it has any', () => {
  const Passengers = [traveller('WEI LING', 'TAN'), traveller('SUHARTO', '')]

  expect(voucherTravellers({ Passengers }, format)).toBe('TAN WEI LING, SUHARTO')
  expect(voucherTravellers({ Passengers: [] }, format)).toBe('')
})
