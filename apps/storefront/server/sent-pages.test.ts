import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { startSite, type TestSite } from './testing/start-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite(['--trusted-proxy', '--cache-seconds', '0', '--patience-ms', '60000'])
})
afterEach(() => site.answerInstead(undefined))
afterAll(() => site.stop())

const results = '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2'

describe('how it is sent', () => {
  it('SUP-3 the policy allows the colours by their hash, and the page has nothing else inline', async () => {
    const { html, headers } = await site.get(results)
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')

    expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toMatch(/<script(?![^>]*(?: src=|application\/(?:ld\+)?json))/)
    expect(html).not.toMatch(/ on[a-z]+="/)
  })

  it('APP-10 the dark colours of a tenant are for screens only', async () => {
    const { html } = await site.get('/')
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''

    const media = style.split('@media ').slice(1)
    expect(media).toHaveLength(2)
    for (const rule of media) expect(rule).toMatch(/^screen[^{]*\{:root/)
    expect(style.split('@media ')[0]).toMatch(/^:root:root\{[^{}]*\}$/)
  })

  it('SUP-3 text from an address cannot end the element in which it stands', async () => {
    const { html } = await site.get('/hotels?q=</script><script>alert(1)</script>%22><img src=x>')

    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('"><img src=x>')
  })

  it('APP-9 a rendered page says only in its own language that it needs scripts', async () => {
    const [page, shell] = [await site.get('/contact?lang=id'), await site.get('/cart?lang=id')]

    expect(page.html).toContain('<noscript><p lang="id">Perlu JavaScript</p></noscript>')
    expect(shell.html).toContain('<p lang="en">Needs JavaScript</p><p lang="id">')
  })

  it('APP-7 a page that the browser renders has the title of its site until then, and is not listed', async () => {
    const { html, headers } = await site.get('/cart')

    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Nusa Strait Travel</title>'])
    expect(headers.get('x-robots-tag')).toBe('noindex')
  })

  it('APP-7 a page whose data comes later has the title of its site', async () => {
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

  it('BENCH a page that has not changed is not sent again', async () => {
    const first = await site.get('/privacy-policy')
    const again = await site.get('/privacy-policy', {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })

    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(again.status).toBe(304)
  })

  it('BENCH a page is not sent again if a proxy has weakened its tag or the visitor has several', async () => {
    const { headers } = await site.get('/privacy-policy')
    const etag = headers.get('etag') ?? ''
    const again = (tags: string) =>
      site.get('/privacy-policy', { headers: { 'If-None-Match': tags } })

    expect((await again(`W/${etag}`)).status).toBe(304)
    expect((await again(`"another", ${etag}`)).status).toBe(304)
    expect((await again('"another"')).status).toBe(200)
  })

  it('BENCH an encoding that a visitor refuses is not used', async () => {
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

  it.each([
    [
      'a search',
      '/travel/v1/ferry/search?system=4101&from=HFC&to=BTC&dateFrom=2026-12-12&adults=1',
    ],
    ['the sitemap', '/sitemap.xml'],
    ['a page for the browser to render', '/cart'],
  ])(
    'BENCH %s is sent compressed to visitors who accept it, and plain to others',
    async (_what, path) => {
      const read = async (accepted: string) => {
        const answer = await site.fetch(path, { headers: { 'Accept-Encoding': accepted } })
        return { encoding: answer.headers.get('content-encoding'), text: await answer.text() }
      }

      const packed = await read('gzip, deflate, br')
      const plain = await read('identity')

      expect([packed.encoding, plain.encoding]).toEqual(['gzip', null])
      expect(packed.text.replace(/"AsOf":"[^"]*"/, '')).toBe(
        plain.text.replace(/"AsOf":"[^"]*"/, ''),
      )
    },
  )

  it('BENCH visitors who ask for the same page share one rendering', async () => {
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

  it('APP-7 http and https have separate copies of a page, because it contains its own address', async () => {
    const cached = await startSite(['--trusted-proxy', '--cache-seconds', '60'])
    const canonicalBy = async (scheme: string) => {
      const headers = { 'X-Forwarded-Proto': scheme }
      const { html } = await cached.get('/contact', { headers })
      return /<link rel="canonical" href="(\w+):/.exec(html)?.[1]
    }

    expect([await canonicalBy('http'), await canonicalBy('https')]).toEqual(['http', 'https'])
    await cached.stop()
  })

  it('BENCH on the next rendering of a page, all its calls are sent at once', async () => {
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

  it('APP-8 a file of an older version is answered with 404, not with a page', async () => {
    const { status, headers } = await site.get('/assets/start-0000000.js')

    expect(status).toBe(404)
    expect(headers.get('content-type')).not.toContain('text/html')
  })

  it('SUP-3 a file is sent with its type and its time to be kept, but without the policy of a document', async () => {
    const file = await site.get('/assets/start-1234567.js')
    const page = await site.get('/')

    expect(file.status).toBe(200)
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('cache-control')).toContain('immutable')
    expect(file.headers.get('content-security-policy')).toBeNull()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('API-1 calls of the API and their answers pass through', async () => {
    const { status, html } = await site.get('/travel/v1/base?system=123&web=www.selat.test')

    expect(status).toBe(200)
    expect(JSON.parse(html)).toMatchObject({ Name: 'Nusa Strait Travel' })
  })
})
