import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startSite, type TestSite } from './testing/start-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite(['--trusted-proxy', '--cache-seconds', '0', '--patience-ms', '20000'])
})
afterEach(() => site.answerInstead(undefined))
afterAll(() => site.stop())

const results = '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2'

describe('how it is found', () => {
  it('I18-1 a page names its address in each language', async () => {
    const { html } = await site.get('/attractions/att_BTM-01?lang=id&date=2026-12-12')

    expect(html).toMatch(
      /<link rel="canonical" href="http:\/\/localhost:\d+\/attractions\/att_BTM-01\?lang=id">/,
    )
    for (const tag of ['en', 'id', 'zh', 'zh-Hant', 'zh-Hans-SG', 'x-default'])
      expect(html).toContain(`hreflang="${tag}"`)
  })

  it.each([
    ['/ATTRACTIONS/', '/attractions'],
    ['/Attractions/att_BTM-01//?lang=id', '/attractions/att_BTM-01?lang=id'],
  ])('APP-7 %s is the page %s, under one address', async (path, canonical) => {
    const { status, html } = await site.get(path)

    expect(status).toBe(200)
    const addressOf = (pattern: RegExp) => new URL(pattern.exec(html)?.[1] ?? '')
    const { origin } = addressOf(/<link rel="canonical" href="([^"]*)"/)
    expect(addressOf(/<link rel="canonical" href="([^"]*)"/).href).toBe(`${origin}${canonical}`)
    expect(addressOf(/hreflang="x-default" href="([^"]*)"/).href).toBe(
      `${origin}${canonical.replace('?lang=id', '')}`,
    )
    expect(addressOf(/property="og:image" content="([^"]*)"/).searchParams.get('page')).toBe(
      canonical.replace('?lang=id', ''),
    )
  })

  it('APP-7 I18-1 a link that names a language is previewed with the address in that language', async () => {
    const { html } = await site.get('/attractions?lang=id&utm_source=mail')

    expect(html).toMatch(
      /<meta property="og:url" content="http:\/\/localhost:\d+\/attractions\?lang=id">/,
    )
  })

  it('APP-6 I18-1 a page uses and links only the languages that its tenant offers', async () => {
    const { fetch } = site.sandbox
    site.answerInstead(async (request) => {
      const answer = await fetch(request)
      if (new URL(request.url).pathname !== '/travel/v1/base') return answer
      return Response.json({ ...(await answer.json()), Languages: ['EN', 'ID'] })
    })
    const [preferred, named, map] = [
      await site.get('/contact', { language: 'zh-TW, id;q=0.5' }),
      await site.get('/contact?lang=zh-Hant', { language: 'zh-TW' }),
      await site.get('/sitemap.xml', { language: 'zh-TW' }),
    ]

    expect(preferred.html).toContain('<html lang="id"')
    expect(named.html).toContain('<html lang="en"')
    expect(named.html).toMatch(/<link rel="canonical" href="[^"?]*\/contact">/)
    for (const { html } of [named, map]) {
      expect(html).toContain('hreflang="id"')
      expect(html).not.toContain('hreflang="zh')
    }
  })

  it('APP-1 APP-7 behind a proxy, addresses are those that visitors see, without the server’s own port', async () => {
    const canonicalBy = async (headers: HeadersInit) => {
      const { html } = await site.get('/contact', { headers })
      return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
    }
    const host = 'www.selat.test'

    expect(await canonicalBy({ 'X-Forwarded-Host': host, 'X-Forwarded-Proto': 'https' })).toBe(
      'https://www.selat.test/contact',
    )
    expect(await canonicalBy({ 'X-Forwarded-Host': `${host}:8443` })).toBe(
      'http://www.selat.test:8443/contact',
    )
    expect(await canonicalBy({ 'X-Forwarded-Host': 'not a host' })).toMatch(/:\d+\/contact$/)
  })

  it('APP-7 a link to a page has a preview', async () => {
    const { html } = await site.get('/attractions/att_BTM-01')

    expect(html).toContain(
      '<meta property="og:title" content="Maha Vihara Duta Maitreya | Nusa Strait Travel">',
    )
    expect(html).toMatch(/<meta property="og:description" content="[^"]{20,}">/)
  })

  it('APP-7 PRD-2 a page describes its product to search engines, with whole addresses', async () => {
    const { html } = await site.get('/hotels/htl_BTM-01')
    const subjects = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)]

    expect(subjects.map(([, text = '']) => JSON.parse(text))).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'Hotel',
        name: 'Nagoya Lantern Hotel',
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/hotels\/htl_BTM-01$/),
        geo: { latitude: 1.144 },
        makesOffer: {
          '@type': 'Offer',
          price: expect.stringMatching(/^\d+$/),
          priceCurrency: 'IDR',
          availability: 'https://schema.org/InStock',
          priceValidUntil: '2026-11-20',
        },
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
    ])
  })

  it.each([
    ['/attractions/att_BIN-05', 'TouristAttraction', 'offers'],
    ['/packages/pkg_BTM-2D1N', 'TouristTrip', 'offers'],
    ['/transport/trn_BTM-PT1', 'Service', 'offers'],
    ['/cruises/crs_01', 'BoatTrip', 'offers'],
    ['/hotels/htl_BTM-01', 'Hotel', 'makesOffer'],
  ])(
    'APP-7 PRD-2 %s gives search engines its type and a price that it shows',
    async (path, type, name) => {
      const { html } = await site.get(path, { cookie: 'currency=SGD' })

      const [, text = ''] =
        /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? []
      const subject = JSON.parse(text)
      expect(subject['@type']).toBe(type)
      const offer = subject[name]
      expect(offer).toMatchObject({
        priceCurrency: 'SGD',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        url: expect.stringMatching(/^http:/),
      })
      const shown = [...html.replaceAll(',', '').matchAll(/S\$\s?(\d+(?:\.\d\d)?)/g)].map(
        ([, amount]) => Number(amount),
      )
      expect(shown).toContain(Number(offer.price))
    },
  )

  it('PRD-1 each page of a list has its own address and links to the next, and a search has no address of its own', async () => {
    const { fetch } = site.sandbox
    // The total is higher than in the fixtures, so that there is a second page.
    site.answerInstead(async (request) => {
      const url = new URL(request.url)
      const page = Number(url.searchParams.get('page') ?? 1)
      url.searchParams.delete('page')
      const answer = await fetch(new Request(url, request))
      if (url.pathname !== '/travel/v1/attraction') return answer
      return Response.json({ ...(await answer.json()), Total: 60, Page: page })
    })
    const [first, second, searched] = await Promise.all([
      site.get('/attractions'),
      site.get('/attractions?page=2&lang=id'),
      site.get('/attractions?page=2&q=batam'),
    ])

    const canonical = ({ html }: { html: string }) =>
      /<link rel="canonical" href="http:\/\/localhost:\d+([^"]*)">/.exec(html)?.[1]
    expect(first.html).toMatch(
      /<a[^>]*rel="next"[^>]*href="\/attractions\?page=2"|<a[^>]*href="\/attractions\?page=2"[^>]*rel="next"/,
    )
    expect(second.html).toMatch(/rel="prev"/)
    expect(canonical(first)).toBe('/attractions')
    expect(canonical(second)).toBe('/attractions?page=2&amp;lang=id')
    expect(second.html).toMatch(/hreflang="zh" href="[^"]*\/attractions\?page=2&amp;lang=zh"/)
    expect(canonical(searched)).toBe('/attractions')
    const titleOf = ({ html }: { html: string }) => /<title>([^<]*)/.exec(html)?.[1]
    expect(titleOf(second)).not.toBe(titleOf(first))
  })

  it('APP-7 PRD-2 an empty list is not indexed, and links to the list', async () => {
    const [list, beyond, none] = await Promise.all([
      site.get('/attractions'),
      site.get('/attractions?page=99'),
      site.get('/attractions?q=nothing-is-called-so&date=2026-12-12'),
    ])

    const robots = '<meta name="robots" content="noindex">'
    expect(list.html).not.toContain(robots)
    expect(list.headers.get('X-Robots-Tag')).toBeNull()
    for (const empty of [beyond, none]) {
      expect(empty.status).toBe(200)
      expect(empty.html).toContain(robots)
      expect(empty.headers.get('X-Robots-Tag')).toBe('noindex')
    }
    expect(beyond.html).not.toContain('page=98')
    expect(beyond.html).toContain('<title>Attractions | Nusa Strait Travel</title>')
    const wayOut = /<a[^>]*href="([^"]*)"[^>]*>Show everything<\/a>/
    expect(wayOut.exec(beyond.html)?.[1]).toBe('/attractions')
    expect(wayOut.exec(none.html)?.[1]).toBe('/attractions?date=2026-12-12')
  })

  it('APP-7 search results are not indexed', async () => {
    const { html } = await site.get(results)

    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('APP-2 APP-7 a site where agents have to log in has no sitemap', async () => {
    const host = 'b2b.localhost'
    const [robots, sitemap] = [
      await site.get('/robots.txt', { host }),
      await site.get('/sitemap.xml', { host }),
    ]

    expect(robots.html).toContain('Disallow: /cart')
    expect(robots.html).not.toContain('Sitemap:')
    expect(sitemap.status).toBe(404)
  })

  it('APP-2 NAV-3 an unknown host is answered with 404 and not indexed', async () => {
    const { status, headers } = await site.get('/hotels', { host: 'nobody.localhost' })

    expect(status).toBe(404)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('APP-7 the document that the service worker keeps is not indexed', async () => {
    const { status, headers } = await site.get('/index.html?offline')

    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it.each([
    ['/index.html', '/'],
    ['/index.html?lang=id', '/?lang=id'],
  ])('NAV-3 an old link to %s leads to the home page for good', async (path, home) => {
    const { status, headers } = await site.get(path)

    expect(status).toBe(301)
    expect(headers.get('location')).toBe(home)
  })

  it('APP-4 a sitemap that cannot be made is answered with 503 and a time to try again', async () => {
    await site.get('/')
    site.answerInstead(() => Promise.resolve(new Response('', { status: 500 })))

    const { status, headers } = await site.get('/sitemap.xml')

    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('30')
  })

  it('API-1 the API gets a visitor’s address from the server, not from the visitor', async () => {
    const heard: (string | null)[] = []
    const own = await startSite(['--cache-seconds', '0'])
    own.answerInstead((request) => {
      heard.push(request.headers.get('x-forwarded-for'))
      return own.sandbox.fetch(request)
    })

    await own.get('/travel/v1/base?system=123&web=www.selat.test', {
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    })

    expect(heard).toEqual(['127.0.0.1'])
    await own.stop()
  })

  it('PRD-6 the sitemap lists what the tenant sells, and nothing else', async () => {
    const [nusa, riau, robots] = await Promise.all([
      site.get('/sitemap.xml'),
      site.get('/sitemap.xml', { host: 'riauline.localhost' }),
      site.get('/robots.txt'),
    ])

    expect(nusa.html).toMatch(/<loc>http:\/\/localhost:\d+\/hotels\/htl_BTM-01<\/loc>/)
    expect(riau.html).toMatch(/<loc>http:\/\/riauline\.localhost:\d+\/ferry<\/loc>/)
    expect(riau.html).not.toContain('/hotels')
    expect(nusa.html).toContain('/ferry/singapore-tanah-merah-to-johor-desaru-coast</loc>')
    expect(riau.html).toContain('/ferry/batam-centre-to-singapore-harbourfront</loc>')
    expect(riau.html).toContain('/terminal/singapore-harbourfront</loc>')
    expect(riau.html).not.toContain('desaru-coast')
    expect(robots.html).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/)
  })
})
