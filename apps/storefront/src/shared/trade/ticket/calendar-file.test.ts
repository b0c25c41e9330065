import type { LanguageCode } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { calendarOf, countEvents, unfoldedLines } from '../../../test/calendar-of.ts'

const terminal = (change: Partial<Schemas['Terminal']>): Schemas['Terminal'] => ({
  Code: 'HFC',
  Name: 'HarbourFront, Singapore',
  City: 'Singapore',
  Country: 'SG',
  TimeZone: 'Asia/Singapore',
  Latitude: 1.2646,
  Longitude: 103.8202,
  ...change,
})
const harbourFront = terminal({})
const batamCentre = terminal({
  Code: 'BTC',
  Name: 'Batam Centre',
  Country: 'ID',
  TimeZone: 'Asia/Jakarta',
  Latitude: 1.1325,
  Longitude: 104.0532,
})

const sector = (change: Partial<Schemas['Sector']> = {}): Schemas['Sector'] => ({
  From: harbourFront,
  To: batamCentre,
  IsInternational: true,
  Operator: 'SRL',
  OperatorName: 'Selat Riau Line',
  Class: 'ECO',
  ClassName: 'Economy',
  AgeBands: { InfantUntil: 2, ChildUntil: 12, SeniorFrom: 60 },
  PricedNationalities: [],
  Sailing: {
    Id: 'sai_HFC-BTC-SRL-20261212-1020',
    Vessel: 'Riau Swift',
    DepartsAt: '2026-12-12T10:20:00+08:00',
    ArrivesAt: '2026-12-12T10:20:00+07:00',
    DurationMinutes: 60,
    CheckInOpensAt: '2026-12-12T08:50:00+08:00',
    CheckInClosesAt: '2026-12-12T09:50:00+08:00',
  },
  ...change,
})

async function linesOf(sectors: Schemas['Sector'][], language?: LanguageCode) {
  return unfoldedLines(await textOf(sectors, language))
}

function textOf(sectors: Schemas['Sector'][], language: LanguageCode = 'EN') {
  return calendarOf([ferryOf(sectors)], language)
}

function ferryOf(
  sectors: Schemas['Sector'][],
  rest: Partial<Schemas['FerryOrderItem']> = {},
): Schemas['FerryOrderItem'] {
  return {
    Id: 'itm_3K9V7RX2AB',
    ItemContent: 'ferry',
    Item: 'fer_HFC-BTC',
    Qty: 2,
    Price: { Total: { Amount: 0, Currency: 'IDR', Exponent: 0 }, AtCounter: [], Lines: [] },
    Passengers: [],
    Ferry: {
      DateFrom: '2026-12-12',
      DateUntil: '2026-12-12',
      Qty: 2,
      QtyAdult: 2,
      QtyChild: 0,
      QtyInfant: 0,
      IsRoundTrip: false,
      IsInternational: true,
      IsOpenTicket: false,
      IsOpenTicket2W: false,
      ValidityDays: null,
      Sectors: sectors,
    },
    ...rest,
  }
}

it('CHK-10 a sailing starts on the clock of one terminal and ends on the other’s', async () => {
  const lines = await linesOf([sector()])

  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:ord_5T8Q2MZK7C-1@www.selat.test',
      'DTSTAMP:20261120T063000Z',
      'DTSTART;TZID=Asia/Singapore:20261212T102000',
      'DTEND;TZID=Asia/Jakarta:20261212T102000',
      'SUMMARY:Ferry HarbourFront\\, Singapore to Batam Centre',
      'LOCATION:HarbourFront\\, Singapore',
      'GEO:1.2646;103.8202',
    ]),
  )
})

it('CHK-10 a party on several sailings has an event for each, with the travellers on it', async () => {
  const [booked] = [sector()]
  const later = sector({
    Sailing: booked?.Sailing && {
      ...booked.Sailing,
      Id: 'sai_HFC-BTC-SRL-20261215-0830',
      DepartsAt: '2026-12-15T08:30:00+08:00',
      ArrivesAt: '2026-12-15T08:30:00+07:00',
      CheckInOpensAt: '2026-12-15T07:00:00+08:00',
      CheckInClosesAt: '2026-12-15T08:00:00+08:00',
    },
  })
  const item = ferryOf([sector()], {
    Passengers: ['WEI LING', 'MEI', 'LI NA'].map(traveller),
    Sailings: [
      { SectorIndex: 0, Sector: sector(), Passengers: [0] },
      { SectorIndex: 0, Sector: later, Passengers: [1] },
    ],
  })

  const text = (await calendarOf([item])).replaceAll('\r\n ', '')

  const [, first, second, ...others] = text.split('BEGIN:VEVENT')
  expect(others).toEqual([])
  expect(first).toContain('DTSTART;TZID=Asia/Singapore:20261212T102000')
  expect(first).toContain('Travellers: TAN WEI LING')
  expect(first).toContain('fill in from 9 Dec 2026')
  expect(second).toContain('DTSTART;TZID=Asia/Singapore:20261215T083000')
  expect(second).toContain('Travellers: TAN MEI')
  expect(second).toContain('fill in from 12 Dec 2026')
  expect(second).toContain('Check-in closes at 08:00 SGT')
})

it('FER-7 CHK-10 an open ticket is in the calendar only if it was given a date', async () => {
  const open = sector({ Sailing: null })
  const item = ferryOf([open], {
    Passengers: ['WEI LING', 'MEI'].map(traveller),
    Sailings: [
      { SectorIndex: 0, Sector: sector(), Passengers: [1] },
      { SectorIndex: 0, Sector: open, Passengers: [0] },
    ],
  })

  const text = (await calendarOf([item])).replaceAll('\r\n ', '')

  const [, first, ...others] = text.split('BEGIN:VEVENT')
  expect(others).toEqual([])
  expect(first).toContain('DTSTART;TZID=Asia/Singapore:20261212T102000')
  expect(first).toContain('Travellers: TAN MEI')
})

function traveller(FirstName: string): Schemas['OrderPassenger'] {
  return {
    Title: 'Ms',
    FirstName,
    LastName: 'TAN',
    Nationality: 'SG',
    PassportNumberMasked: '••••00N',
    Bands: ['adult'],
  }
}

it('CHK-10 the alarm rings an hour before check-in closes, which it names in the terminal’s time', async () => {
  const lines = await linesOf([sector()])

  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'))
  // Check-in closes half an hour before departure, and the alarm is an hour before that.
  expect(alarm).toContain('TRIGGER:-PT1H30M')
  expect(alarm).toContain('DESCRIPTION:Check-in closes at 09:50 SGT\\, HarbourFront\\, Singapore')
})

it('CHK-10 each time zone is defined once, with its offset', async () => {
  const lines = await linesOf([sector(), sector()])

  const zones = lines.filter((line) => /^(TZID|TZOFFSETTO):/.test(line))
  expect(zones).toEqual([
    'TZID:Asia/Singapore',
    'TZOFFSETTO:+0800',
    'TZID:Asia/Jakarta',
    'TZOFFSETTO:+0700',
  ])
})

it('CHK-10 FER-9 the arrival card has its own alarm, on the morning when it can first be filled in', async () => {
  const lines = await linesOf([sector()])

  const alarm = lines.slice(lines.lastIndexOf('BEGIN:VALARM'), lines.lastIndexOf('END:VALARM'))
  // The time from 09:00 on 9 December to 10:20 on the 12th counts, in Singapore.
  expect(alarm).toContain('TRIGGER:-P3DT1H20M')
  expect(alarm.at(-1)).toContain('All Indonesia arrival card')
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
})

it('FER-9 a crossing within one country has no alarm for an arrival card', async () => {
  const lines = await linesOf([sector({ IsInternational: false })])

  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1)
})

it('CHK-10 a round trip makes two events, an open ticket none', async () => {
  const back = sector({ From: batamCentre, To: harbourFront })

  expect(await linesOf([sector(), back]).then(countEvents)).toBe(2)
  expect(await linesOf([sector({ Sailing: null })]).then(countEvents)).toBe(0)
})

it('CHK-10 the file has the number, the operator and the vessel, and no token', async () => {
  const lines = await linesOf([sector()])

  const description = lines.find((line) => line.startsWith('DESCRIPTION:Confirmation'))
  expect(description).toContain('NST-4KQ7ZP')
  expect(description).toContain('Selat Riau Line\\, Riau Swift')
  expect(lines.join('\n')).not.toContain('token')
})

it.each([
  ['ID', 'SUMMARY:Feri HarbourFront\\, Singapore ke Batam Centre'],
  ['ZH', 'SUMMARY:渡轮：HarbourFront\\, Singapore至Batam Centre'],
  ['ZHTD', 'SUMMARY:渡輪：HarbourFront\\, Singapore至Batam Centre'],
] as const)('I18-1 in %s the event is named “%s”', async (language, summary) => {
  expect(await linesOf([sector()], language)).toContain(summary)
})

it('CHK-10 every line ends, and none is longer than 75 bytes', async () => {
  const lines = (await textOf([sector()], 'ZH')).split('\r\n')

  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
