import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { calendarOf, countEvents, unfoldedLines } from '../../../test/calendar-of.ts'

const place: Schemas['ProductPlace'] = {
  City: 'batam',
  CityName: 'Batam',
  Country: 'ID',
  TimeZone: 'Asia/Jakarta',
  Latitude: 1.144,
  Longitude: 104.012,
  Location: 'Nagoya',
}
const product = (id: string, Name: string): Schemas['ProductRef'] => ({
  Id: id,
  Name,
  Kind: 'city',
  KindName: 'City',
  Place: place,
})
const common = {
  Id: 'itm_3K9V7RX2AC',
  Qty: 1,
  Price: { Total: { Amount: 0, Currency: 'IDR', Exponent: 0 }, AtCounter: [], Lines: [] },
  Passengers: [],
}

it('CHK-10 a stay is an event of days, a ride one of an hour with an alarm, and a ticket for any day none', async () => {
  const stay: Schemas['OrderItem'] = {
    ...common,
    ItemContent: 'hotel',
    Item: 'htl_BTM-01',
    Hotel: {
      Product: product('htl_BTM-01', 'Nagoya Lantern Hotel'),
      CheckIn: '2026-12-12',
      CheckOut: '2026-12-14',
      Nights: 2,
      CheckInFrom: '14:00',
      CheckOutUntil: '12:00',
      Rooms: [],
    },
  }
  const ride: Schemas['OrderItem'] = {
    ...common,
    ItemContent: 'transport',
    Item: 'trn_BTM-PT1',
    Transport: {
      Product: product('trn_BTM-PT1', 'Batam terminal to hotel'),
      TransportKind: 'private_transfer',
      Rate: 'AVZ',
      VehicleName: 'Toyota Avanza',
      ZoneName: 'Nagoya',
      Per: 'vehicle',
      Hours: null,
      ExtraHours: null,
      PickUpAt: '2026-12-12T11:00:00+07:00',
      PickUp: 'Batam Centre terminal',
      DropOff: null,
      ConnectionNumber: null,
      Bags: 0,
      MaxPassengers: 4,
      MaxBags: 3,
      QtyAdult: 2,
      QtyChild: 0,
      QtyInfant: 0,
      RefundRule: '',
      RefundSteps: [],
    },
  }
  const anyDay: Schemas['OrderItem'] = {
    ...common,
    ItemContent: 'attraction',
    Item: 'att_BTM-02',
    Attraction: {
      Product: product('att_BTM-02', 'Barelang Bridge'),
      Option: 'DAY',
      OptionName: 'Entry',
      VisitDate: null,
      ValidDays: 30,
      GroupSize: null,
      Bands: ['adult'],
      QtyAdult: 1,
      QtyChild: 0,
      QtyInfant: 0,
      QtySenior: 0,
      MinOrder: 1,
      MaxOrder: 10,
      RefundRule: '',
      RefundSteps: [],
    },
  }

  const lines = unfoldedLines(await calendarOf([stay, ride, anyDay]))

  expect(countEvents(lines)).toBe(2)
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Nagoya Lantern Hotel',
      'DTSTART;VALUE=DATE:20261212',
      'DTEND;VALUE=DATE:20261214',
      'SUMMARY:Batam terminal to hotel',
      'DTSTART;TZID=Asia/Jakarta:20261212T110000',
      'DTEND;TZID=Asia/Jakarta:20261212T120000',
      'TRIGGER:-PT1H',
      'DESCRIPTION:Pick-up at 11:00\\, Batam Centre terminal',
    ]),
  )
})

it('CHK-10 a package and a cruise start by the clock with an alarm, and do not block the calendar', async () => {
  const trip: Schemas['OrderItem'] = {
    ...common,
    ItemContent: 'package',
    Item: 'pkg_BTM-2D1N',
    Package: {
      Product: product('pkg_BTM-2D1N', 'Batam City Break'),
      Type: 'STD',
      TypeName: 'Standard',
      Date: '2026-12-12',
      Days: 2,
      Nights: 1,
      MeetingTime: '07:30',
      MeetingTimeZone: 'Asia/Singapore',
      IsInternational: true,
      AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: null },
      Bands: ['adult'],
      QtyAdult: 2,
      QtyChild: 0,
      QtyInfant: 0,
      MinOrder: 1,
      MaxOrder: 10,
      ExcludedCharges: [],
      RefundRule: '',
      RefundSteps: [],
    },
  }
  const cruise: Schemas['OrderItem'] = {
    ...common,
    ItemContent: 'cruise',
    Item: 'crs_05',
    Cruise: {
      Product: product('crs_05', 'Komodo phinisi'),
      Ship: 'SY Nusa Phinisi',
      Cabin: 'STD',
      CabinName: 'Standard',
      MaxGuests: 2,
      SailingDate: '2026-12-14',
      ReturnDate: '2026-12-17',
      Nights: 3,
      HomePort: 'Labuan Bajo',
      SailsAt: '2026-12-14T16:00:00+07:00',
      CheckIn: 'Board from 13:00.',
      IsInternational: false,
      AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: null },
      InfantsFromMonths: 6,
      QtyAdult: 2,
      QtyChild: 0,
      QtyInfant: 0,
      RefundRule: '',
      RefundSteps: [],
    },
  }

  const lines = unfoldedLines(await calendarOf([trip, cruise]))

  expect(countEvents(lines)).toBe(2)
  expect(lines.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(2)
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Asia/Singapore:20261212T073000',
      'DTEND;TZID=Asia/Singapore:20261214T000000',
      'TRIGGER:-PT1H',
      'DESCRIPTION:Meet at 07:30',
      'DTSTART;TZID=Asia/Jakarta:20261214T160000',
      'DTEND;TZID=Asia/Jakarta:20261218T000000',
      'TRIGGER:-PT6H',
      'DESCRIPTION:SY Nusa Phinisi sails at 16:00 · Board from 13:00.',
    ]),
  )
})
