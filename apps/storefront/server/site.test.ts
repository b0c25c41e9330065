import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { startOf, startSite, type TestSite } from './testing/start-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite(['--trusted-proxy', '--cache-seconds', '0', '--patience-ms', '60000'])
})
afterEach(() => site.answerInstead(undefined))
afterAll(() => site.stop())

const results = '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2'

/** Sets a limit well below the ten seconds after which any call ends. */
const atOnce = { timeout: 5000, message: 'the call is ended' }

/** Gives no answer, like a hanging API, until the caller aborts the call. */
function untilEnded({ signal }: Request, onEnd: () => void): Promise<Response> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      onEnd()
      resolve(new Response('', { status: 503 }))
    })
  })
}

describe('what the first answer holds', () => {
  it('APP-7 the home page comes with the title, the heading, a terminal and an operator of the host’s tenant', async () => {
    const { status, html } = await site.get('/')

    expect(status).toBe(200)
    expect(html).toMatch(/<title>[^<]+ \| Nusa Strait Travel<\/title>/)
    expect(html).toContain('Where are you crossing to?')
    expect(html).toContain('HarbourFront')
    expect(html).toContain('Selat Riau Line')
  })

  it('FER-2 a search comes with its sailings and their prices', async () => {
    const { html } = await site.get(results)

    expect(html.match(/data-slot="crossing-line"/g)?.length).toBeGreaterThan(5)
    expect(html).toMatch(/Rp\s?[\d,.]+/)
  })

  it('PRD-1 PRD-2 lists of products come with their products, and details with their names', async () => {
    const list = await site.get('/attractions')
    const detail = await site.get('/attractions/att_BTM-01')

    expect(list.html.match(/<article/g)?.length).toBeGreaterThan(3)
    expect(detail.html).toContain('<title>Maha Vihara Duta Maitreya | Nusa Strait Travel</title>')
  })

  it('APP-7 a page names only those scripts that the build has found for it', async () => {
    const list = await site.get('/attractions')
    const detail = await site.get('/attractions/att_BTM-01')

    expect(detail.html).toMatch(/data-preload="[^"]*\/assets\/attraction-1234567\.js/)
    expect(list.html).not.toContain('attraction-1234567')
  })

  it('FER-1 the days of a page count from the time of the API, not of the machine that renders it', async () => {
    const { clock } = site.sandbox
    clock.advance(2 * 24 * 3600)
    onTestFinished(() => clock.advance(-2 * 24 * 3600))
    // The first page tells the site server the time.
    await site.get('/')

    const { html } = await site.get('/')

    expect(html).toContain('29 Nov')
    expect(html).not.toContain('27 Nov')
    expect(startOf(html).start['renderedAt']).toBeGreaterThan(Date.parse('2026-11-22T06:29:00Z'))
  })

  it('SUP-3 a policy comes with its sections', async () => {
    const { html } = await site.get('/booking-policy')

    expect(html).toContain('id="section-1"')
  })
})

describe('whom it is for', () => {
  it('APP-1 APP-2 each host has its own brand and colours', async () => {
    const [nusa, riau] = await Promise.all([
      site.get('/', { host: 'localhost' }),
      site.get('/', { host: 'riauline.localhost' }),
    ])

    expect(nusa.html).toContain('| Nusa Strait Travel</title>')
    expect(riau.html).toContain('| Selat Riau Line</title>')
    const colours = ({ html }: { html: string }) => /--brand:(#\w+)/.exec(html)?.[1]
    expect(colours(nusa)).not.toBe(colours(riau))
  })

  it.each([
    [
      'what the address names',
      { path: '/?lang=id', cookie: 'language=ZH', language: 'zh-TW' },
      'id',
    ],
    ['what was chosen before', { path: '/', cookie: 'language=ZH', language: 'zh-TW' }, 'zh'],
    ['what the browser prefers', { path: '/', cookie: '', language: 'fr, zh-HK;q=0.8' }, 'zh-Hant'],
    ['English where nothing is known', { path: '/', cookie: '', language: 'fr' }, 'en'],
  ])('I18-1 the language of the page is %s', async (_what, { path, ...visitor }, tag) => {
    const { html } = await site.get(path, visitor)

    expect(html).toContain(`<html lang="${tag}"`)
  })

  it('I18-4 prices are in the chosen currency, if the site has it', async () => {
    const singapore = await site.get(results, { cookie: 'currency=SGD' })
    const unknown = await site.get(results, { cookie: 'currency=EUR' })

    expect(singapore.html).toMatch(/S\$|SGD/)
    expect(startOf(singapore.html).start).toMatchObject({ currency: 'SGD' })
    expect(startOf(unknown.html).start).toMatchObject({ currency: 'IDR' })
  })

  it('APP-6 the chosen appearance is set before any script runs', async () => {
    const { html } = await site.get('/', { cookie: 'appearance=dark' })

    expect(html).toContain(' data-theme="dark"')
  })

  it('APP-6 on a device with a dark appearance, the dark logo is shown before any script runs', async () => {
    const { html } = await site.get('/')

    expect(html).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcSet="[^"]*logo-dark/)
  })

  it('SES-1 240 visits at once each get the name, the language and the currency of their own', async () => {
    const visits = Array.from({ length: 240 }, (_, index) => {
      const [host, name] = [
        ['localhost', 'Nusa Strait Travel'],
        ['riauline.localhost', 'Selat Riau Line'],
        ['localhost', 'Nusa Strait Travel'],
      ][index % 3] as [string, string] // The index is that of one of the three above.
      const currency = index % 2 === 0 ? 'SGD' : 'IDR'
      const [language, tag] = [
        ['EN', 'en'],
        ['ID', 'id'],
        ['ZH', 'zh'],
        ['ZHTD', 'zh-Hant'],
      ][index % 4] as [string, string] // The index is that of one of the four above.
      return { host, name, currency, language, tag }
    })

    const answers = await Promise.all(
      visits.map(({ host, currency, language }) =>
        site.get(results, { host, cookie: `currency=${currency}; language=${language}` }),
      ),
    )

    for (const [index, { html }] of answers.entries()) {
      const { name, currency, tag } = visits[index] ?? visits[0]!
      expect(html).toContain(`| ${name}</title>`)
      expect(html).toContain(`<html lang="${tag}"`)
      expect(startOf(html).start).toMatchObject({ currency })
      const others = ['Nusa Strait Travel', 'Selat Riau Line'].filter((other) => other !== name)
      for (const other of others) expect(html).not.toContain(`| ${other}</title>`)
    }
  })
})

describe('what is not rendered', () => {
  it.each(['/cart', '/checkout', '/payment?order=x', '/login', '/profile', '/manifest'])(
    'SES-1 %s is left to the browser and not indexed',
    async (path) => {
      const { status, html, headers } = await site.get(path)

      expect(status).toBe(200)
      expect(html).toContain('id="loading-screen"')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('SES-1 a signed-in visitor gets the page from the browser, where the session is', async () => {
    const { html } = await site.get('/', { cookie: 'signedIn=1' })

    expect(html).toContain('id="loading-screen"')
  })

  it('NAV-3 a missing page says so in its status and on the page', async () => {
    const answers = await Promise.all(
      ['/nowhere', '/packages/none%20such'].map((path) => site.get(path)),
    )

    for (const { status, html, headers } of answers) {
      expect(status).toBe(404)
      expect(html).toContain('Page Not Found')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
  })

  it('NAV-3 a product that is not sold says so, leads to its list, and is a missing page for search engines', async () => {
    const { status, html, headers } = await site.get('/attractions/att_NONE-99?date=2026-12-12')

    expect(status).toBe(404)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toMatch(/<h1[^>]*>This offer is not on sale</)
    expect(html).toMatch(/<main.*<a [^>]*href="\/attractions"[^>]*>Attractions</s)
  })

  it('NAV-3 an address with a broken percent code is answered as a missing page', async () => {
    const { status, html } = await site.get('/hotels/%E0%A4%A')

    expect(status).toBe(404)
    expect(html).toContain('Page Not Found')
  })

  it('NAV-1 NAV-2 the tenant’s rules redirect at once, and the partners’ site is left to the browser', async () => {
    const [promo, notices, partners] = await Promise.all([
      site.get('/promo'),
      site.get('/sea-notices'),
      site.get('/hotels', { host: 'b2b.localhost' }),
    ])

    expect([promo.status, promo.headers.get('location')]).toEqual([302, '/ferry'])
    expect(notices.headers.get('location')).toBe('https://www.mpa.gov.sg/')
    // Only the browser knows whether an agent is signed in, so the server sends the document without a page.
    expect(partners.status).toBe(200)
    expect(partners.html).toContain('id="loading-screen"')
  })

  it('FER-2 results without a search redirect to the search', async () => {
    const { status, headers } = await site.get('/ferry-result')

    expect([status, headers.get('location')]).toEqual([302, '/ferry'])
  })

  it('APP-4 if the API is down, the page is left to the browser, with a time to try again', async () => {
    const down = await startSite(['--trusted-proxy', '--cache-seconds', '0'])
    down.answerInstead(() => Promise.resolve(new Response('', { status: 503 })))

    const { status, html, headers } = await down.get('/')

    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('30')
    expect(html).toContain('id="loading-screen"')
    expect(down.lines.join('')).toContain('"level":"error"')
    await down.stop()
  })

  it('APP-4 an API that goes down is noticed at the next request, even on a site that was served before', async () => {
    const down = await startSite(['--trusted-proxy', '--cache-seconds', '0'])
    await down.get('/')
    let calls = 0
    down.answerInstead(() => {
      calls += 1
      return Promise.resolve(new Response('', { status: 503 }))
    })

    const { status, html, headers } = await down.get('/privacy-policy')

    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('30')
    expect(html).toContain('id="loading-screen"')
    expect(calls, 'nothing is asked for again').toBe(1)
    await down.stop()
  })

  it('APP-4 if the API hangs, the first visitor of a host waits only for a limited time, and the next gets the page', async () => {
    const hanging = await startSite(['--trusted-proxy'])
    const { fetch } = hanging.sandbox
    const goOn = Promise.withResolvers<void>()
    hanging.answerInstead((request) => goOn.promise.then(() => fetch(request)))

    const first = await hanging.get('/privacy-policy')
    goOn.resolve()
    const next = await hanging.get('/privacy-policy')

    expect(first.status).toBe(503)
    expect(first.headers.get('retry-after')).toBe('30')
    expect(first.html).toContain('id="loading-screen"')
    expect(hanging.lines.join('')).toContain('has not named the tenant of')
    expect(next.status).toBe(200)
    await hanging.stop()
  })

  it('APP-4 if the API is slow, the page is sent in time, and the missing part shows as loading', async () => {
    const slow = await startSite([
      ...['--trusted-proxy', '--cache-seconds', '60', '--patience-ms', '4000'],
    ])
    // The first page of a server takes longer, so another page is rendered before.
    await slow.get(results.replace('2026-12-12', '2026-12-13'))
    const { fetch } = slow.sandbox
    const ended = vi.fn<() => void>()
    slow.answerInstead((request) =>
      request.url.includes('/ferry/search') ? untilEnded(request, ended) : fetch(request),
    )

    const { status, html } = await slow.get(results)

    expect(status).toBe(200)
    expect(html).toContain('aria-busy="true"')
    expect(html).not.toContain('data-slot="crossing-line"')
    await expect.poll(() => ended, atOnce).toHaveBeenCalled()
    slow.answerInstead(undefined)
    const next = await slow.get(results)
    expect(next.html, 'it is not kept as it was').toContain('data-slot="crossing-line"')
    await slow.stop()
  })

  it('APP-4 the calls for a page end when its visitor leaves, and no error is logged', async () => {
    const left = await startSite(['--trusted-proxy', '--patience-ms', '60000'])
    const { fetch } = left.sandbox
    const [asked, ended] = [vi.fn<() => void>(), vi.fn<() => void>()]
    left.answerInstead((request) => {
      if (!request.url.includes('/ferry/search')) return fetch(request)
      asked()
      return untilEnded(request, ended)
    })
    const visitor = new AbortController()

    const answer = left.get(results, { signal: visitor.signal })
    await expect.poll(() => asked).toHaveBeenCalled()
    visitor.abort()

    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => ended, atOnce).toHaveBeenCalled()
    expect(left.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
    await left.stop()
  })
})
