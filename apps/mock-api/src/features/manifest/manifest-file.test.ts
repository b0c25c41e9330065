import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { ManifestCheckInRow } from '../../engine/store/tables/manifest-tables.ts'
import { readNetworkFixtures } from '../../world/fixtures/network/read-network-fixtures.ts'
import { createNetwork } from '../../world/network/network.ts'
import { compareFiles } from './compare-files.ts'
import {
  manifestFileName,
  readManifestFile,
  toManifestFile,
  toTravellersFile,
} from './manifest-file.ts'
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
  placeOfBirth: fc.constantFrom('BATAM', '=Kuala, Lumpur', 'São Paulo "SP"'),
  band: fc.constantFrom('adult', 'child'),
  nationality: fc.constantFrom('SG', 'ID'),
  countryOfResidence: fc.constantFrom('SG', 'MY'),
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

it('MAN-1 a file is read back row by row, and no cell of it is a formula', () => {
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

it('MAN-1 the changes since an older version name who was added or removed, and the fields that differ', () => {
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

const [somebody] = fc.sample(anyTraveller, { numRuns: 1, seed: 1 })
if (!somebody) throw new Error('Nobody travels')
const CHECK_IN: ManifestCheckInRow = {
  ...{ tenant: 'nusa', ticket_id: somebody.ticket, sailing_id: sailing.id },
  ...{ scan_tenant: 'b2b', scan_id: 'a-scan-0000000001' },
  at: '2026-12-11T22:50:30.250Z',
  place: 'Gate 2',
  by_name: 'Sari Wulandari',
  reason: '=A group, "early"',
}
const checkedIn = new Map([[ticketKey(somebody.tenant, somebody.ticket), CHECK_IN]])

it('MAN-1 a file says who is checked in at the hand-over, and once the ship has sailed who was not aboard', () => {
  const status = (checkIns: typeof checkedIn, now: string) =>
    readManifestFile(fileOf([somebody], checkIns, now))[0]?.['Status']

  expect(status(new Map(), BEFORE)).toBe('booked')
  expect(status(checkedIn, BEFORE)).toBe('checked_in')
  expect(status(checkedIn, AFTER)).toBe('checked_in')
  expect(status(new Map(), AFTER)).toBe('not_checked_in')
})

it('MAN-1 MAN-2 a file tells when, where, by whom and why somebody was checked in, in the time of the terminal', () => {
  expect(readManifestFile(fileOf([somebody], checkedIn))[0]).toMatchObject({
    CheckedInAt: '2026-12-12T05:50:30+07:00',
    CheckInPlace: 'Gate 2',
    CheckedInBy: 'Sari Wulandari',
    CheckInReason: '\'=A group, "early"',
  })
})

it('MAN-1 MAN-2 a check-in changes the manifest file, but the list of who travels has no status', () => {
  const aboard = { sailing, travellers: [somebody] }

  expect(toTravellersFile(network, aboard)).not.toContain('Status')
  expect(fileOf([somebody], checkedIn)).not.toBe(fileOf([somebody]))
})

it('MAN-1 all that a traveller entered is read back from a file', () => {
  const cell = (text: string) => text.replace(/^'(?='*[=+\-@\t\r])/, '')
  fc.assert(
    fc.property(anyList, (list) => {
      const rows = readManifestFile(fileOf(list))
      const read = rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, text]) => [name, cell(text)])),
      )

      expect(read).toMatchObject(
        list.map((one) => ({
          FirstName: one.firstName,
          LastName: one.lastName,
          Title: one.title,
          DateOfBirth: one.dateOfBirth,
          PlaceOfBirth: one.placeOfBirth,
          Nationality: one.nationality,
          CountryOfResidence: one.countryOfResidence,
          DocumentNumber: one.passportNumber ?? '',
          DateOfIssue: one.dateOfIssue ?? '',
          DateOfExpiry: one.dateOfExpiry ?? '',
          PlaceOfIssue: one.placeOfIssue ?? '',
        })),
      )
    }),
    { examples: [[[{ ...somebody, firstName: "'+" }]], [[{ ...somebody, firstName: "''=" }]]] },
  )
})

it('MAN-1 each column of a file has one form: days are ISO dates, times have the offset of their terminal', () => {
  const [row] = readManifestFile(fileOf([somebody], checkedIn))
  const times = Object.entries(row ?? {}).filter(([column]) => column.endsWith('At'))

  expect(times).toEqual([
    ['DepartsAt', sailing.departsAt],
    ['ArrivesAt', sailing.arrivesAt],
    ['CheckedInAt', '2026-12-12T05:50:30+07:00'],
  ])
  for (const [, time] of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\+0[78]:00$/)
  for (const column of ['DateOfBirth', 'DateOfIssue', 'DateOfExpiry'])
    expect(row?.[column]).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('MAN-1 a file is named after its sailing and version', () => {
  expect(manifestFileName(sailing, 2)).toMatch(/^manifest-BTC-HFC-\w+-20261212-\d{4}-v2\.csv$/)
})
