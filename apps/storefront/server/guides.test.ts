import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { startSite, type TestSite } from './testing/start-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite(['--trusted-proxy', '--cache-seconds', '0', '--patience-ms', '20000'])
})
afterEach(() => site.answerInstead(undefined))
afterAll(() => site.stop())

const route = '/ferry/singapore-harbourfront-to-batam-centre'

/** Returns the page's objects of schema.org by their type. */
function subjectsOf(html: string): Record<string, Record<string, unknown>> {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)]
  return Object.fromEntries(
    texts.map(([, text = '']) => {
      const subject = JSON.parse(text)
      return [subject['@type'], subject]
    }),
  )
}

const textOf = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')

it('FER-2 FER-9 the page of a route has its sailings, fares, charges, documents and terminals', async () => {
  const { status, html } = await site.get(route)

  expect(status).toBe(200)
  expect(html).toContain(
    '<title>Ferry HarbourFront, Singapore – Batam Centre, Batam: timetable and fares | Nusa Strait Travel</title>',
  )
  const text = textOf(html)
  expect(text).toContain('Ferry from HarbourFront, Singapore to Batam Centre, Batam')
  expect(text).toContain('Selat Riau Line')
  expect(text).toContain('Singapore passenger departure fee')
  expect(text).toContain('All Indonesia arrival card, filled in within 3 days before arrival.')
  expect(text).toContain('HarbourFront MRT station')
  expect(html.match(/<tr/g)?.length).toBeGreaterThan(20)
  expect(html).toContain('data-slot="strait-map"')
  // The links of the days lead to the sailings of that day, with the route filled in.
  expect(html).toContain('trip=one_way&amp;from=HFC&amp;to=BTC&amp;depart=2026-11-21&amp;adults=1')
})

it.each([
  ['en', 'Questions and answers'],
  ['id', 'Tanya jawab'],
  ['zh', '常见问题'],
  ['zh-Hant', '常見問題'],
  ['zh-Hans-SG', '常见问题'],
])(
  'I18-1 in %s the pages of a route and a terminal are in that language',
  async (tag, questions) => {
    const pages = await Promise.all(
      [route, '/terminal/batam-centre'].map((path) => site.get(`${path}?lang=${tag}`)),
    )

    for (const { status, html } of pages) {
      expect(status).toBe(200)
      expect(html).toContain(`<html lang="${tag}"`)
      expect(textOf(html)).toContain(questions)
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"\/>/)
      expect(textOf(html), 'each text is there, with all that it tells').not.toMatch(
        /\{\{|\b(?:fact|way|answer|question|places)\.\w/,
      )
    }
  },
)

it('APP-7 a route gives search engines its trip with the lowest fare, the path to it and the questions on the page', async () => {
  const { html } = await site.get(route, { cookie: 'currency=SGD' })

  const { BoatTrip, BreadcrumbList, FAQPage } = subjectsOf(html)
  const shown = /Lowest price, per adult<\/dt><dd[^>]*>S\$\s?([\d.,]+)</.exec(html)?.[1]
  expect(BoatTrip).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost:\d+\/ferry\/singapore-harbourfront-to-/),
    image: expect.stringMatching(/\/preview\.png\?page=%2Fferry%2F.*&lang=en$/),
    departureBoatTerminal: { '@type': 'BoatTerminal', geo: { latitude: 1.2646 } },
    arrivalBoatTerminal: { address: { addressCountry: 'ID' } },
    offers: {
      '@type': 'Offer',
      price: shown,
      priceCurrency: 'SGD',
      availability: 'https://schema.org/InStock',
      availabilityStarts: '2026-11-20',
      availabilityEnds: '2026-12-03',
    },
  })
  expect(BreadcrumbList).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] })
  const told = (FAQPage as { mainEntity: { name: string; acceptedAnswer: { text: string } }[] })
    .mainEntity
  expect(told.length).toBeGreaterThanOrEqual(6)
  for (const { name, acceptedAnswer } of told) {
    expect(textOf(html)).toContain(name)
    expect(textOf(html)).toContain(acceptedAnswer.text.replaceAll(/\s+/g, ' '))
  }
})

it('NAV-3 APP-6 a route or terminal that is unknown or not sold by this tenant is not found', async () => {
  const answers = await Promise.all([
    site.get('/ferry/atlantis-to-batam-centre'),
    site.get('/ferry/Batam'),
    site.get('/terminal/atlantis'),
    site.get('/ferry/singapore-tanah-merah-to-johor-desaru-coast', { host: 'riauline.localhost' }),
  ])

  for (const { status, html, headers } of answers) {
    expect(status).toBe(404)
    expect(html).toContain('Page Not Found')
    expect(headers.get('x-robots-tag')).toBe('noindex')
  }
})

it('FER-2 a route without a sailing says so, and still has its page', async () => {
  const { status, html } = await site.get('/ferry/singapore-tanah-merah-to-johor-desaru-coast')

  expect(status).toBe(200)
  expect(textOf(html)).toContain('Tomorrow')
  const { fetch } = site.sandbox
  site.answerInstead(async (request) => {
    const answer = await fetch(request)
    if (!request.url.includes('/ferry/route/')) return answer
    const guide = await answer.json()
    return Response.json({
      ...guide,
      Timetable: guide.Timetable.map((day: object) => ({ ...day, Sailings: [] })),
      FareDays: guide.FareDays.map((day: object) => ({
        ...day,
        ...{ LowestFare: null, LowestPrice: null, IsAvailable: false },
      })),
    })
  })

  const empty = await site.get(route)

  expect(empty.status).toBe(200)
  expect(textOf(empty.html)).toContain('No ferry sails on this day.')
  expect(textOf(empty.html)).toContain('No sailing is on sale within the next two weeks.')
  expect(subjectsOf(empty.html)['BoatTrip']).not.toHaveProperty('offers')
})

it('APP-4 a route whose data cannot be loaded is left to the browser', async () => {
  const { fetch } = site.sandbox
  site.answerInstead((request) =>
    request.url.includes('/ferry/route/')
      ? Promise.resolve(new Response('', { status: 500 }))
      : fetch(request),
  )

  const { status, html } = await site.get(route)

  expect(status).toBe(503)
  expect(html).toContain('id="loading-screen"')
})

it('PRD-6 the search page links to every route and terminal in the sitemap', async () => {
  const { html } = await site.get('/ferry')
  const linked = [...html.matchAll(/href="(\/(?:ferry|terminal)\/[^"]+)"/g)].map(([, path]) => path)
  const sitemap = await site.get('/sitemap.xml')
  const listed = [...sitemap.html.matchAll(/<loc>[^<]*?(\/(?:ferry|terminal)\/[^<]+)<\/loc>/g)]

  expect(linked.length).toBeGreaterThan(50)
  expect(new Set(listed.map(([, path]) => path))).toEqual(new Set(linked))
})
