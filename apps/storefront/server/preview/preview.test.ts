import { afterAll, beforeAll, expect, it } from 'vitest'

import { startSite, type TestSite } from '../testing/start-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite(['--trusted-proxy', '--cache-seconds', '0', '--patience-ms', '20000'])
})
afterAll(() => site.stop())

const route = '/ferry/singapore-harbourfront-to-batam-centre'

/** Returns the picture that a page names, as anybody who posts a link to the page asks for it. */
async function pictureOf(path: string, visitor: Parameters<TestSite['get']>[1] = {}) {
  const { html } = await site.get(path, visitor)
  const named = /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1] ?? ''
  const { pathname, search } = new URL(named.replaceAll('&amp;', '&'))
  const answer = await site.fetch(pathname + search, visitor)
  return { named, answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

it.each(['/', route, '/attractions/att_BTM-01', '/terminal/batam-centre?lang=zh-Hant'])(
  'APP-7 a link to %s is shown with a picture of the size that Open Graph asks for',
  async (path) => {
    const { answer, bytes } = await pictureOf(path)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('public, max-age=3600')
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  },
)

it('APP-7 the preview is a large card with a description of its picture', async () => {
  const { html } = await site.get(route)

  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).toMatch(
    /<meta property="og:image:alt" content="Ferry HarbourFront, Singapore[^"]+">/,
  )
})

it('APP-1 I18-1 each tenant, page and language has its own picture', async () => {
  const pictures = await Promise.all([
    pictureOf(route),
    pictureOf(route, { host: 'riauline.localhost' }),
    pictureOf(`${route}?lang=zh`),
    pictureOf(`${route}?lang=zh-Hant`),
    pictureOf('/ferry/batam-centre-to-singapore-harbourfront'),
  ])

  expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(5)
})

it('I18-4 the picture does not show the visitor’s choices, because it is kept for others', async () => {
  const plain = await pictureOf(route)
  const chosen = await pictureOf(route, { cookie: 'currency=SGD; appearance=dark; signedIn=' })

  expect(chosen.bytes.equals(plain.bytes)).toBe(true)
})

it('APP-7 search results are shown with the picture of the site', async () => {
  const found = await pictureOf(
    '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2',
  )

  expect(found.named).toContain('page=%2F&')
  expect(found.answer.status).toBe(200)
})

it.each([
  '/preview.png',
  '/preview.png?page=%2F',
  '/preview.png?page=%2F&lang=tlh',
  '/preview.png?page=%2F%2Felsewhere.example&lang=en',
  '/preview.png?page=%2Fcart&lang=en',
  '/preview.png?page=%2Fferry-result&lang=en',
  '/preview.png?page=%2Fferry%2Fatlantis&lang=en',
])('NAV-3 there is no picture at %s', async (address) => {
  const { status } = await site.get(address)

  expect(status).toBe(404)
})

it('BENCH a picture that has not changed is not sent again', async () => {
  const { named, answer } = await pictureOf(route)
  const { pathname, search } = new URL(named.replaceAll('&amp;', '&'))

  const again = await site.fetch(pathname + search, {
    headers: { 'If-None-Match': answer.headers.get('etag') ?? '' },
  })

  expect(again.status).toBe(304)
})
