import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { startOf, startSite } from './testing/start-site.ts'
import type { TestSite } from './testing/start-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite(['--trusted-proxy', '--cache-seconds', '0', '--patience-ms', '60000'])
})
afterEach(() => site.answerInstead(undefined))
afterAll(() => site.stop())

const results = '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2'

/** A limit well below the ten seconds after which any call ends. */
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
  it('APP-7 the home page comes with title, heading, routes and sailings of the host’s tenant', async () => {
    const { status, html } = await site.get('/')

    expect(status).toBe(200)
    expect(html).toMatch(/<title>[^<]+ \| Nusa Strait Travel<\/title>/)
    expect(html).toContain('Where are you crossing to?')
    expect(html).toContain('HarbourFront')
    expect(html).toContain('Selat Riau Line')
  })

  it('FER-2 a search comes with its sailings and what they cost in all', async () => {
    const { html } = await site.get(results)

    expect(html.match(/data-slot="crossing-line"/g)?.length).toBeGreaterThan(5)
    expect(html).toMatch(/Rp\s?[\d,.]+/)
  })

  it('PRD-1 PRD-2 lists and details of products come with names and prices', async () => {
    const list = await site.get('/attractions')
    const detail = await site.get('/attractions/att_BTM-01')

    expect(list.html.match(/<article/g)?.length).toBeGreaterThan(3)
    expect(detail.html).toContain('<title>Maha Vihara Duta Maitreya | Nusa Strait Travel</title>')
  })

  it('APP-7 a page names the scripts of its own that the build has found, and none of another page', async () => {
    const list = await site.get('/attractions')
    const detail = await site.get('/attractions/att_BTM-01')

    expect(detail.html).toMatch(/data-preload="[^"]*\/assets\/attraction-1234567\.js/)
    expect(list.html).not.toContain('attraction-1234567')
  })

  it('SUP-3 policies come with their text', async () => {
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
  ])('I18-1 the language is %s', async (_what, { path, ...visitor }, tag) => {
    const { html } = await site.get(path, visitor)

    expect(html).toContain(`<html lang="${tag}"`)
  })

  it('I18-4 the currency that was chosen is the one that prices stand in, where the site has it', async () => {
    const singapore = await site.get(results, { cookie: 'currency=SGD' })
    const unknown = await site.get(results, { cookie: 'currency=EUR' })

    expect(singapore.html).toMatch(/S\$|SGD/)
    expect(startOf(singapore.html).start).toMatchObject({ currency: 'SGD' })
    expect(startOf(unknown.html).start).toMatchObject({ currency: 'IDR' })
  })

  it('APP-6 the appearance that was chosen is there before any script runs', async () => {
    const { html } = await site.get('/', { cookie: 'appearance=dark' })

    expect(html).toContain(' data-theme="dark"')
  })

  it('APP-6 on a device that is dark the logo of the night is there before any script runs', async () => {
    const { html } = await site.get('/')

    expect(html).toMatch(/<source media="\(prefers-color-scheme: dark\)" srcSet="[^"]*logo-dark/)
  })

  it('SES-1 240 visits of three hosts in turn, all at once, get nothing of one another', async () => {
    const visits = Array.from({ length: 240 }, (_, index) => {
      const [host, name] = [
        ['localhost', 'Nusa Strait Travel'],
        ['riauline.localhost', 'Selat Riau Line'],
        ['localhost', 'Nusa Strait Travel'],
      ][index % 3] as [string, string] // one of the three above
      const currency = index % 2 === 0 ? 'SGD' : 'IDR'
      const [language, tag] = [
        ['EN', 'en'],
        ['ID', 'id'],
        ['ZH', 'zh'],
        ['ZHTD', 'zh-Hant'],
      ][index % 4] as [string, string] // one of the four above
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
    'SES-1 %s is left to the browser, and to no search engine',
    async (path) => {
      const { status, html, headers } = await site.get(path)

      expect(status).toBe(200)
      expect(html).toContain('id="loading-screen"')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it('SES-1 who is signed in gets the page from the browser, where the session is', async () => {
    const { html } = await site.get('/', { cookie: 'signedIn=1' })

    expect(html).toContain('id="loading-screen"')
  })

  it('NAV-3 what is not there says so, by its status and in the page', async () => {
    const answers = await Promise.all(
      ['/nowhere', '/attractions/att_NONE-99', '/packages/none-such'].map((path) => site.get(path)),
    )

    for (const { status, html, headers } of answers) {
      expect(status).toBe(404)
      expect(html).toContain('Page Not Found')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
  })

  it('NAV-3 an address with a broken percent code is one of a page that does not exist', async () => {
    const { status, html } = await site.get('/hotels/%E0%A4%A')

    expect(status).toBe(404)
    expect(html).toContain('Page Not Found')
  })

  it('NAV-1 NAV-2 the tenant’s rules lead elsewhere at once, and the partners’ site is left to the browser', async () => {
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

  it('FER-2 results without a search lead to the search at once', async () => {
    const { status, headers } = await site.get('/ferry-result')

    expect([status, headers.get('location')]).toEqual([302, '/ferry'])
  })

  it('APP-4 an API that does not answer leaves the page to the browser, and says when to come back', async () => {
    const down = await startSite(['--trusted-proxy', '--cache-seconds', '0'])
    down.answerInstead(() => Promise.resolve(new Response('', { status: 503 })))

    const { status, html, headers } = await down.get('/')

    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('30')
    expect(html).toContain('id="loading-screen"')
    expect(down.lines.join('')).toContain('"level":"error"')
    await down.stop()
  })

  it('APP-4 an API that goes down is told of at once, also on a site that was served before', async () => {
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

  it('APP-4 an API that is slow keeps nobody waiting: what has not come is shown as loading', async () => {
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

  it('APP-4 calls for a page end when its visitor goes away, and nothing is said to have gone wrong', async () => {
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

describe('how it is sent', () => {
  it('SUP-3 the policy allows the colours by their hash, and nothing else that stands in the page', async () => {
    const { html, headers } = await site.get(results)
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')

    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/<script(?![^>]*(?: src=|application\/(?:ld\+)?json))/)
    expect(html).not.toMatch(/ on[a-z]+="/)
  })

  it('SUP-3 nothing of an address ends the elements that it is written into', async () => {
    const { html } = await site.get('/hotels?q=</script><script>alert(1)</script>%22><img src=x>')

    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('"><img src=x>')
  })

  it('APP-9 a browser without scripts is told what it lacks, on a rendered page in its language alone', async () => {
    const [page, shell] = [await site.get('/contact?lang=id'), await site.get('/cart?lang=id')]

    expect(page.html).toContain('<noscript><p lang="id">Perlu JavaScript</p></noscript>')
    expect(shell.html).toContain('<p lang="en">Needs JavaScript</p><p lang="id">')
  })

  it('APP-7 a page whose data comes later is called by the name of its site until then', async () => {
    const slow = await startSite(['--trusted-proxy', '--patience-ms', '500'])
    const { fetch } = slow.sandbox
    slow.answerInstead(async (request) => {
      if (!request.url.includes('/travel/v1/base')) await setTimeout(2000)
      return fetch(request)
    })

    const { status, html } = await slow.get('/attractions/att_BTM-01')

    expect(status).toBe(200)
    expect(html).toContain('<title>Nusa Strait Travel</title>')
    expect(html).toContain('<meta property="og:title" content="Nusa Strait Travel">')
    await slow.stop()
  })

  it('BENCH a page is asked for again only when it has changed', async () => {
    const first = await site.get('/privacy-policy')
    const again = await site.get('/privacy-policy', {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })

    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(again.status).toBe(304)
  })

  it('BENCH a page is not sent again to a visitor whose proxy has weakened its tag, or who has several', async () => {
    const { headers } = await site.get('/privacy-policy')
    const etag = headers.get('etag') ?? ''
    const again = (tags: string) =>
      site.get('/privacy-policy', { headers: { 'If-None-Match': tags } })

    expect((await again(`W/${etag}`)).status).toBe(304)
    expect((await again(`"another", ${etag}`)).status).toBe(304)
    expect((await again('"another"')).status).toBe(200)
  })

  it('BENCH an encoding that a visitor refuses is not sent', async () => {
    const sent = async (accepted: string) => {
      const { headers } = await site.fetch('/privacy-policy', {
        headers: { 'Accept-Encoding': accepted },
      })
      return headers.get('content-encoding')
    }

    expect(await sent('gzip, deflate, br;q=1.0')).toBe('br')
    expect(await sent('br;q=0, gzip;q=0.5')).toBe('gzip')
    expect(await sent('gzip;q=0')).toBeNull()
  })

  it('BENCH those who ask for the same page share one that was rendered', async () => {
    const cached = await startSite([
      '--trusted-proxy',
      '--cache-seconds',
      '60',
      '--patience-ms',
      '20000',
    ])
    const { fetch } = cached.sandbox
    let searches = 0
    cached.answerInstead((request) => {
      if (request.url.includes('/ferry/search')) searches += 1
      return fetch(request)
    })

    const answers = await Promise.all(Array.from({ length: 20 }, () => cached.get(results)))
    const other = await cached.get(results, { cookie: 'currency=SGD' })

    expect(searches).toBe(2)
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
    expect(other.html).not.toBe(answers[0]?.html)
    await cached.stop()
  })

  it('APP-7 a page that came by http is not sent by https, because it names its own address', async () => {
    const cached = await startSite(['--trusted-proxy', '--cache-seconds', '60'])
    const canonicalBy = async (scheme: string) => {
      const headers = { 'X-Forwarded-Proto': scheme }
      const { html } = await cached.get('/contact', { headers })
      return /<link rel="canonical" href="(\w+):/.exec(html)?.[1]
    }

    expect([await canonicalBy('http'), await canonicalBy('https')]).toEqual(['http', 'https'])
    await cached.stop()
  })

  it('BENCH what a page asks for is asked for at once when it is rendered again', async () => {
    const own = await startSite([
      ...['--trusted-proxy', '--cache-seconds', '1', '--patience-ms', '20000'],
    ])
    const { fetch } = own.sandbox
    const first = await own.get('/')
    // After this wait the page is no longer cached, but its tenant is. With `--cache-seconds 0` neither would be.
    await setTimeout(1100)
    // No call is answered before the search for sailings is made, so the test hangs if that search waits for another answer,
    // such as the terminals that name the sailings.
    let release = () => undefined as void
    const areAllAsked = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    own.answerInstead(async (request) => {
      asked.push(new URL(request.url).pathname)
      if (asked.includes('/travel/v1/ferry/search')) release()
      await areAllAsked
      return fetch(request)
    })

    const again = await own.get('/')

    expect(asked.toSorted()).toEqual([
      '/travel/v1/ferry/search',
      '/travel/v1/ferry/terminal',
      '/travel/v1/pick',
    ])
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    await own.stop()
  })

  it('APP-8 a file of an older version is missing, and not the page in its place', async () => {
    const { status, headers } = await site.get('/assets/start-0000000.js')

    expect(status).toBe(404)
    expect(headers.get('content-type')).not.toContain('text/html')
  })

  it('SUP-3 a file comes with its type and how long it is kept, and without what only a document needs', async () => {
    const file = await site.get('/assets/start-1234567.js')
    const page = await site.get('/')

    expect(file.status).toBe(200)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect(file.headers.get('content-security-policy')).toBeNull()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('API-1 calls of the API go through, with what it answers', async () => {
    const { status, html } = await site.get('/travel/v1/base?system=123&web=www.selat.test')

    expect(status).toBe(200)
    expect(JSON.parse(html)).toMatchObject({ Name: 'Nusa Strait Travel' })
  })
})
