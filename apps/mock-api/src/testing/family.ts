import { samplePassenger } from '../scenarios/sample-order.ts'

/** A round trip that goes out on 12 December and comes back on the 14th. */
export const BACK_ON_14_DECEMBER = {
  DateUntil: '2026-12-14',
  Offers: ['off_HFC-BTC-SRL-20261212-1020-ECO-R', 'off_BTC-HFC-SRL-20261214-1610-ECO-R'],
}

/** An infant on the way out, and a child who has turned three on the way back. */
export const TURNS_THREE = samplePassenger({
  Band: 'infant',
  Title: 'Mstr',
  FirstName: 'JUN',
  DateOfBirth: '2023-12-13',
  PassportNumber: 'K7654322N',
  DateOfIssue: '2024-02-11',
  DateOfExpiry: '2029-02-11',
})
