import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Charge } from '../fares/charge.ts'
import { counterLines } from '../fares/counter-lines.ts'
import { countTravellers } from '../fares/nationality.ts'
import { money } from '../money/money.ts'
import { sumByCurrency } from '../money/sum-by-currency.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'
import { isTravelling, sailingParties, soleSailing, type TravelTicket } from './sailing-parties.ts'

type Ticket = TravelTicket & { readonly passenger: number }

const early = { id: 'early', departsAt: '2026-12-12T08:30:00+08:00' }
/** On the clock of a terminal west of the other's, and later all the same. */
const noon = { id: 'noon', departsAt: '2026-12-12T08:00:00+07:00' }

function ticket(passenger: number, rest: Partial<Ticket> = {}): Ticket {
  return { passenger, state: 'issued', sectorIndex: 0, sailing: early, ...rest }
}

const told = (tickets: readonly Ticket[]) =>
  sailingParties(tickets).map(({ sectorIndex, sailing, tickets: own }) => [
    sectorIndex,
    sailing?.id ?? null,
    own.map(({ passenger }) => passenger),
  ])

describe('sailingParties', () => {
  it('CHK-11 keeps a party together until some of it are moved', () => {
    expect(told([ticket(0), ticket(1), ticket(2)])).toEqual([[0, 'early', [0, 1, 2]]])
    expect(told([ticket(0), ticket(1, { sailing: noon }), ticket(2)])).toEqual([
      [0, 'early', [0, 2]],
      [0, 'noon', [1]],
    ])
  })

  it('CHK-11 leaves out void tickets', () => {
    expect(told([ticket(0, { state: 'void' }), ticket(1)])).toEqual([[0, 'early', [1]]])
    expect(told([ticket(0, { state: 'void' })])).toEqual([])
  })

  it('FER-7 puts those who have yet to choose a sailing last on their sector', () => {
    const back = { sectorIndex: 1, sailing: null }
    expect(
      told([ticket(0, { sailing: null }), ticket(0, back), ticket(1), ticket(1, back)]),
    ).toEqual([
      [0, 'early', [1]],
      [0, null, [0]],
      [1, null, [0, 1]],
    ])
  })

  it('FER-9 sorts by instant and not by the clock of a terminal', () => {
    expect(told([ticket(0, { sailing: noon }), ticket(1)])).toEqual([
      [0, 'early', [1]],
      [0, 'noon', [0]],
    ])
  })
})

describe('soleSailing', () => {
  const sole = (tickets: readonly Ticket[], sector = 0) =>
    soleSailing(sailingParties(tickets), sector)?.id

  it('CHK-11 is the sailing that all who still travel are on', () => {
    expect(sole([ticket(0, { sailing: noon }), ticket(1, { state: 'void' })])).toBe('noon')
    expect(sole([ticket(0), ticket(1, { sailing: noon })])).toBeUndefined()
    expect(sole([ticket(0), ticket(1, { sailing: null })])).toBeUndefined()
    expect(sole([ticket(0, { state: 'void' })])).toBeUndefined()
    expect(sole([ticket(0)], 1)).toBeUndefined()
  })
})

const SAILINGS = [
  early,
  noon,
  { id: 'next-day', departsAt: '2026-12-13T08:30:00+08:00' },
  { id: 'next-year', departsAt: '2027-01-02T08:30:00+08:00' },
]
const fuel = (amount: number): Charge => ({
  code: 'fuel',
  kind: 'surcharge',
  unitAmount: money(amount, 'SGD'),
  bands: ['adult', 'child', 'senior'],
  payAt: 'counter',
})
const tax: Charge = {
  code: 'tax',
  kind: 'terminal_charge',
  unitAmount: money(55_000, 'IDR', 0),
  bands: ['adult', 'child', 'senior'],
  payAt: 'counter',
}
/** Residents of one country pay online, so the counter does not charge them. */
const taxOfResidents: Charge = { ...tax, payAt: 'online', countries: ['ID'] }

/** The charges of each sailing's day: fuel costs more in the new year. */
const chargesOn = (sailing: string | null): Charge[] => [
  fuel(sailing === 'next-year' ? 700 : 600),
  tax,
  taxOfResidents,
]

type Traveller = { readonly band: PassengerBand; readonly nationality: string }

const traveller = fc.record<Traveller>({
  band: fc.constantFrom('adult', 'child', 'infant', 'senior'),
  nationality: fc.constantFrom('SG', 'ID', 'CN'),
})

/** A party on one to three sectors, of whom some were moved, some were cancelled and some have no date yet. */
const journey = fc
  .record({
    people: fc.array(traveller, { minLength: 1, maxLength: 10 }),
    sectors: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ people, sectors }) => {
    const places = people.flatMap((person, passenger) =>
      Array.from({ length: sectors }, (_, sectorIndex) => ({ ...person, passenger, sectorIndex })),
    )
    return fc
      .tuple(
        ...places.map((place) =>
          fc.record({
            state: fc.constantFrom<TravelTicket['state']>('issued', 'checked_in', 'used', 'void'),
            sailing: fc.option(fc.constantFrom(...SAILINGS)),
            place: fc.constant(place),
          }),
        ),
      )
      .map((tickets) => tickets.map(({ place, ...rest }) => ({ ...place, ...rest })))
  })

describe('the travellers of each sailing, whatever was moved or cancelled', () => {
  it('CHK-11 has each live ticket on exactly one sailing, its own, and no void one anywhere', () => {
    fc.assert(
      fc.property(journey, (tickets) => {
        const parties = sailingParties(tickets)
        const standing = parties.flatMap((party) => party.tickets)

        expect(standing).toHaveLength(new Set(standing).size)
        expect(new Set(standing)).toEqual(new Set(tickets.filter(isTravelling)))
        for (const party of parties)
          for (const { sectorIndex, sailing } of party.tickets)
            expect([sectorIndex, sailing]).toEqual([party.sectorIndex, party.sailing])
      }),
    )
  })

  it('CHK-11 the parties of a sector and its void tickets add up to the whole party', () => {
    fc.assert(
      fc.property(journey, (tickets) => {
        const parties = sailingParties(tickets)
        for (const sector of [0, 1, 2]) {
          const booked = tickets.filter(({ sectorIndex }) => sectorIndex === sector)
          const gone = booked.filter(({ state }) => state === 'void')
          const travelling = parties
            .filter(({ sectorIndex }) => sectorIndex === sector)
            .reduce((sum, party) => sum + party.tickets.length, 0)

          expect(travelling + gone.length).toBe(booked.length)
        }
      }),
    )
  })

  it('CHK-12 charges at the counter the sum of what each live ticket owes by itself', () => {
    fc.assert(
      fc.property(journey, (tickets) => {
        const lines = counterLines(
          sailingParties(tickets).map(({ sectorIndex, sailing, tickets: own }) => ({
            sector: sectorIndex,
            charges: chargesOn(sailing?.id ?? null),
            travellers: countTravellers(own),
          })),
        )
        const owed = tickets.filter(isTravelling).flatMap(({ sailing, band, nationality }) => {
          if (band === 'infant') return []
          const dollars = money(sailing?.id === 'next-year' ? 700 : 600, 'SGD')
          return nationality === 'ID' ? [dollars] : [dollars, tax.unitAmount]
        })

        expect(byCurrency(lines.map(({ amount }) => amount))).toEqual(byCurrency(owed))
        expect(lines.every(({ payAt }) => payAt === 'counter')).toBe(true)
      }),
    )
  })
})

const byCurrency = (amounts: Parameters<typeof sumByCurrency>[0]) =>
  Object.fromEntries(sumByCurrency(amounts).map(({ currency, amount }) => [currency, amount]))
