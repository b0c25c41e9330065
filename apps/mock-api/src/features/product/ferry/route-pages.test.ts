import { expect, it } from 'vitest'

import { openSandbox } from '../../../../lab/testing/open-sandbox.ts'

const there = { path: { slug: 'singapore-harbourfront-to-batam-centre' } }

it('NAV-2 each terminal has a slug of its own, which is the same in every language', async () => {
  const { call } = await openSandbox()

  const english = await call('listTerminals')
  const chinese = await call('listTerminals', { header: { 'Accept-Language': 'zh-Hans' } })

  const slugs = english.body.Terminals.map(({ Slug }) => Slug)
  expect(slugs).toContain('singapore-harbourfront')
  expect(new Set(slugs).size).toBe(english.body.Terminals.length)
  expect(chinese.body.Terminals.map(({ Slug }) => Slug)).toEqual(slugs)
})

it('FER-2 a route lists all sailings of today and tomorrow, departed ones too, with the prices that a search finds', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getFerryRoute', there)

  const [today, tomorrow] = body.Timetable
  expect([today?.Date, tomorrow?.Date]).toEqual(['2026-11-20', '2026-11-21'])
  expect(today?.Sailings[0]).toMatchObject({ Status: 'departed', LowestPrice: null })
  const search = await call('searchFerry', {
    query: { from: 'HFC', to: 'BTC', dateFrom: '2026-11-21' },
  })
  const searched = search.body.Departures.Sailings
  expect(tomorrow?.Sailings.map(({ Id }) => Id)).toEqual(searched.map(({ Id }) => Id))
  const least = searched.map(
    ({ Offers }) =>
      Offers.filter(({ SeatsLeft }) => SeatsLeft > 0)
        .map(({ AdultPrice }) => AdultPrice.Amount)
        .toSorted((first, second) => first - second)[0],
  )
  expect(least, 'one of them is sold out').toContain(undefined)
  expect(tomorrow?.Sailings.map(({ LowestPrice }) => LowestPrice?.Amount)).toEqual(least)
})

it('FER-8 a route has the lowest fares of two weeks, as the calendar has them', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getFerryRoute', there)

  expect(body.FareDays).toHaveLength(14)
  const calendar = await call('getFareCalendar', {
    query: { from: 'HFC', to: 'BTC', month: '2026-11' },
  })
  expect(body.FareDays.slice(0, 11)).toEqual(calendar.body.Days.slice(19))
})

it('FER-6 a route has the charges of its operators in its own direction', async () => {
  const { call } = await openSandbox()

  const out = await call('getFerryRoute', there)
  const back = await call('getFerryRoute', {
    path: { slug: 'batam-centre-to-singapore-harbourfront' },
  })

  const codesOf = ({ body }: typeof out) =>
    new Set(body.Operators.flatMap(({ Charges }) => Charges.map(({ Code }) => Code)))
  expect(codesOf(out)).toContain('sg-pdf')
  expect(codesOf(back)).toContain('btm-pass')
  expect(codesOf(back)).not.toContain('sg-pdf')
  expect(back.body.From.Terminal.Code).toBe('BTC')
})

it('APP-6 an operator’s own site has its own sailings only, and no route that it does not sail', async () => {
  const { call, refused } = await openSandbox()
  const own = { query: { system: 4103 } }

  const { body } = await call('getFerryRoute', { ...there, ...own })
  const foreign = await refused('getFerryRoute', {
    path: { slug: 'singapore-tanah-merah-to-johor-desaru-coast' },
    ...own,
  })

  expect(body.Operators.map(({ Operator }) => Operator.Code)).toEqual(['SRL'])
  expect(
    new Set(body.Timetable.flatMap(({ Sailings }) => Sailings.map(({ Operator }) => Operator))),
  ).toEqual(new Set(['SRL']))
  expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

it('NAV-3 a terminal has its access and its routes, and one that is not sold is not found', async () => {
  const { call, refused } = await openSandbox()

  const { body } = await call('getTerminal', {
    path: { slug: 'singapore-harbourfront' },
    header: { 'Accept-Language': 'zh-Hant' },
  })
  const unsold = await refused('getTerminal', { path: { slug: 'melaka' } })
  const unknown = await refused('getTerminal', { path: { slug: 'atlantis' } })

  expect(body.Place.Access[0]).toEqual({ Mode: 'walk', Place: '港灣地鐵站', Minutes: 5 })
  expect(body.Routes.map(({ Slug }) => Slug)).toContain('singapore-harbourfront-to-batam-centre')
  const minutes = body.Routes.map(({ CrossingMinutes }) => CrossingMinutes)
  expect(minutes).toEqual(minutes.toSorted((first, second) => first - second))
  const route = await call('getFerryRoute', there)
  const amounts = route.body.FareDays.flatMap(({ LowestPrice }) => LowestPrice?.Amount ?? [])
  expect(body.Routes.find(({ Slug }) => Slug === there.path.slug)?.LowestPrice?.Amount).toBe(
    Math.min(...amounts),
  )
  expect([unsold.status, unknown.status]).toEqual([404, 404])
})
