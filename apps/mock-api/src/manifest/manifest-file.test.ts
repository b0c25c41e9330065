import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readNetworkFixtures } from '../fixtures/network/read-network-fixtures.ts'
import { createNetwork } from '../network/network.ts'
import type { ManifestCheckInRow } from '../store/tables/manifest-tables.ts'
import { compareFiles } from './compare-files.ts'
import { manifestFileName, readManifestFile, toManifestFile } from './manifest-file.ts'
import { ticketKey, type Traveller } from './traveller.ts'

const network = createNetwork(readNetworkFixtures(), 'test')
const [sailing] = network.sailingsOn({ from: 'BTC', to: 'HFC', date: '2026-12-12' })
if (!sailing) throw new Error('Nothing sails')
const BEFORE = '2026-12-11T00:00:00.000Z'
const AFTER = '2026-12-13T00:00:00.000Z'

const anyTraveller: fc.Arbitrary<Traveller> = fc.record({
  tenant: fc.constant('nusa'),
  ticket: fc.stringMatching(/^tkt_[A-Z]{6}$/),
  number: fc.stringMatching(/^NST-[A-Z]{4}-[12]-1$/),
  qrPayload: fc.constant(null),
  title: fc.constantFrom('Mr', 'Ms'),
  firstName: fc.string({ maxLength: 6 }),
  lastName: fc.constantFrom('TAN', '', '=TAN', 'O"NEIL', 'LEE,\r\nJR', '@X', '-1', '+1'),
  dateOfBirth: fc.constant('1990-01-01'),
  band: fc.constantFrom('adult', 'child'),
  nationality: fc.constantFrom('SG', 'ID'),
  passportNumber: fc.option(fc.stringMatching(/^K\d{7}N$/)),
  dateOfIssue: fc.constant('2024-01-01'),
  dateOfExpiry: fc.constant('2034-01-01'),
  placeOfIssue: fc.string({ maxLength: 4 }),
  class: fc.constantFrom('ECO', 'BUS'),
  confirmationNumber: fc.constant('NST-AAAA'),
  seller: fc.constantFrom('Nusa Strait Travel', 'Baruna Tours', '=1\nTours'),
})
const anyList = fc.uniqueArray(anyTraveller, { selector: ({ number }) => number, maxLength: 5 })

const fileOf = (travellers: readonly Traveller[], checkIns = new Map(), now = BEFORE) =>
  toManifestFile(network, { sailing, travellers, checkIns, now })
const shown = ({ tenant: _tenant, ticket: _ticket, qrPayload: _qr, ...rest }: Traveller) => rest
/** An empty cell and a missing one are the same in a file. */
const rowsOf = (list: readonly Traveller[]) =>
  JSON.stringify(list.map((one) => ({ ...shown(one), passportNumber: one.passportNumber ?? '' })))

it('MAN-1 files have the same bytes if and only if they have the same rows', () => {
  fc.assert(
    fc.property(anyList, anyList, (one, other) => {
      expect(fileOf(one)).toBe(fileOf(structuredClone(one)))
      expect(fileOf(one) === fileOf(other)).toBe(rowsOf(one) === rowsOf(other))
    }),
  )
})

it('MAN-1 a file is read back row by row, and no cell of it is calculated', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const rows = readManifestFile(fileOf(list))

      expect(rows.map((row) => row['Number'])).toEqual(list.map(({ number }) => number))
      for (const [index, row] of rows.entries()) {
        expect(Object.values(row).filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
        expect(row['LastName']?.replace(/^'/, '')).toBe(list[index]?.lastName)
      }
    }),
  )
})

it('MAN-1 what differs from the version before is told by who came, went and changed', () => {
  fc.assert(
    fc.property(anyList, anyList, (old, now) => {
      const changes = compareFiles({ version: 3, csv: fileOf(old) }, fileOf(now))
      const numbers = (list: readonly { readonly Number: string }[]) =>
        list.map(({ Number }) => Number).toSorted()
      const beside = (some: readonly Traveller[], others: readonly Traveller[]) =>
        some
          .filter(({ number }) => !others.some((other) => other.number === number))
          .map(({ number }) => number)
          .toSorted()

      expect(changes.Since).toBe(3)
      expect(numbers(changes.Added)).toEqual(beside(now, old))
      expect(numbers(changes.Removed)).toEqual(beside(old, now))
      expect(changes.Changed.every(({ Fields }) => Fields.length > 0)).toBe(true)
    }),
  )
})

it('MAN-1 a file says who travels until the ship sails, and who was aboard from then on', () => {
  const [traveller] = fc.sample(anyTraveller, { numRuns: 1, seed: 1 })
  if (!traveller) throw new Error('Nobody travels')
  const row = { at: BEFORE } as ManifestCheckInRow // whatever else it says
  const checkedIn = new Map([[ticketKey(traveller.tenant, traveller.ticket), row]])
  const status = (checkIns: typeof checkedIn, now: string) =>
    readManifestFile(fileOf([traveller], checkIns, now))[0]?.['Status']

  expect(status(new Map(), BEFORE)).toBe('booked')
  expect(status(checkedIn, BEFORE)).toBe('booked')
  expect(status(checkedIn, AFTER)).toBe('checked_in')
  expect(status(new Map(), AFTER)).toBe('not_checked_in')
})

it('MAN-1 a file is named after its sailing and version', () => {
  expect(manifestFileName(sailing, 2)).toMatch(/^manifest-BTC-HFC-\w+-20261212-\d{4}-v2\.csv$/)
})
