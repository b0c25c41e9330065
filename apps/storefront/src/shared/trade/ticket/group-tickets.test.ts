import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { groupTickets } from './group-tickets.ts'

const terminal = (Code: string): Schemas['Terminal'] => ({
  Code,
  Name: Code,
  City: Code,
  Country: 'SG',
  TimeZone: 'Asia/Singapore',
  Latitude: 1,
  Longitude: 103,
})

const ticket = (PassengerName: string, route: string, departsAt?: string): Schemas['Ticket'] => {
  const [from = '', to = ''] = route.split('-')
  const sailing = departsAt === undefined ? null : sailingAt(departsAt)
  return {
    Id: `tkt_${PassengerName}`,
    Number: PassengerName,
    State: 'issued',
    Order: 'ord_5T8Q2MZK7C',
    OrderItem: 'itm_3K9V7RX2AB',
    PassengerIndex: 0,
    SectorIndex: 0,
    PassengerName,
    Title: 'Ms',
    Band: 'adult',
    QrPayload: PassengerName,
    ValidUntil: null,
    ChangeUntil: null,
    NameUntil: null,
    Sector: {
      From: terminal(from),
      To: terminal(to),
      IsInternational: true,
      Operator: 'SRL',
      OperatorName: 'Selat Riau Line',
      Class: 'ECO',
      ClassName: 'Economy',
      AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: 60 },
      PricedNationalities: [],
      Sailing: sailing,
    },
  }
}

function sailingAt(DepartsAt: string): Schemas['SectorSailing'] {
  return {
    Id: `sai_${DepartsAt}`,
    Vessel: 'Riau Swift',
    DepartsAt,
    ArrivesAt: DepartsAt,
    DurationMinutes: 60,
    CheckInOpensAt: DepartsAt,
    CheckInClosesAt: DepartsAt,
  }
}

const namesOf = (tickets: Schemas['Ticket'][]) =>
  groupTickets(tickets).map((group) => group.tickets.map(({ PassengerName }) => PassengerName))

it('CHK-10 tickets that come by traveller are grouped by crossing', () => {
  const groups = namesOf([
    ticket('ANN', 'HFC-BTC', '2026-12-12T10:20:00+08:00'),
    ticket('ANN', 'BTC-HFC', '2026-12-14T17:00:00+07:00'),
    ticket('BO', 'HFC-BTC', '2026-12-12T10:20:00+08:00'),
    ticket('BO', 'BTC-HFC', '2026-12-14T17:00:00+07:00'),
  ])

  expect(groups).toEqual([
    ['ANN', 'BO'],
    ['ANN', 'BO'],
  ])
})

it('CHK-10 crossings are in order of their instants, with open ones last', () => {
  const groups = namesOf([
    ticket('OPEN', 'HFC-BTC'),
    ticket('LATER', 'BTC-HFC', '2026-12-12T09:30:00+07:00'),
    ticket('FIRST', 'HFC-BTC', '2026-12-12T10:20:00+08:00'),
  ])

  expect(groups).toEqual([['FIRST'], ['LATER'], ['OPEN']])
})
