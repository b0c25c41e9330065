import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { searchAgain } from './search-again.ts'

const terminal = (Code: string): Schemas['Terminal'] => ({
  Code,
  Name: Code,
  City: Code,
  Country: 'SG',
  TimeZone: 'Asia/Singapore',
  Latitude: 1,
  Longitude: 103,
})

const sector = (from: string, to: string, departsAt?: string): Schemas['Sector'] => ({
  From: terminal(from),
  To: terminal(to),
  IsInternational: true,
  Operator: 'SRL',
  OperatorName: 'Selat Riau Line',
  Class: 'ECO',
  ClassName: 'Economy',
  AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: 60 },
  PricedNationalities: [],
  Sailing:
    departsAt === undefined
      ? null
      : {
          Id: 'sai_test',
          Vessel: 'Riau Swift',
          DepartsAt: departsAt,
          ArrivesAt: departsAt,
          DurationMinutes: 60,
          CheckInOpensAt: departsAt,
          CheckInClosesAt: departsAt,
        },
})

function search(ferry: Partial<Schemas['FerryItem']>) {
  const item: Schemas['OrderItem'] = {
    Id: 'itm_test01',
    ItemContent: 'ferry',
    Item: 'fer_HFC-BTC',
    Qty: 3,
    Price: { Total: { Amount: 0, Currency: 'IDR', Exponent: 0 }, AtCounter: [], Lines: [] },
    Passengers: [],
    Ferry: {
      DateFrom: null,
      DateUntil: null,
      Qty: 3,
      QtyAdult: 2,
      QtyChild: 1,
      QtyInfant: 0,
      IsRoundTrip: false,
      IsInternational: true,
      IsOpenTicket: false,
      IsOpenTicket2W: false,
      ValidityDays: null,
      Sectors: [],
      ...ferry,
    },
  }
  return searchAgain({ Items: [item] })
}

const there = sector('HFC', 'BTC', '2026-12-12T10:20:00+08:00')
const back = sector('BTC', 'HFC', '2026-12-14T17:00:00+07:00')

it('CHK-5 an expired order leads to a search for its crossing, day, party and class', () => {
  expect(search({ Sectors: [there], DateFrom: '2026-12-12', DateUntil: '2026-12-12' })).toBe(
    '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2&children=1&class=ECO',
  )
})

it('CHK-5 a round trip leads to a search there and back', () => {
  const dates = { DateFrom: '2026-12-12', DateUntil: '2026-12-14' }

  expect(search({ Sectors: [there, back], IsRoundTrip: true, ...dates })).toBe(
    '/ferry-result?trip=round_trip&from=HFC&to=BTC&depart=2026-12-12&return=2026-12-14&adults=2&children=1&class=ECO',
  )
})

it('CHK-5 an order without items leads to the home page', () => {
  expect(searchAgain({ Items: [] })).toBe('/')
})
