import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const start = (web: string) => ({ query: { system: 123, web } })

it('APP-1 the start call finds the tenant by host name and answers with the company ID for later calls', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getBase', start('www.selat.test'))

  expect(body.System).toBe(4101)
  expect(body.Name).toBe('Nusa Strait Travel')
  expect(body.Ferry).toEqual({
    DefaultFrom: 'HFC',
    DefaultTo: 'BTC',
    BookableDays: 180,
    HoldMinutes: 15,
  })
})

it.each([
  ['www.selat.test', 4101, 'IDR'],
  ['b2b.selat.test', 4102, 'IDR'],
  ['riauline.selat.test', 4103, 'SGD'],
  ['WWW.Selat.Test', 4101, 'IDR'],
])('APP-2 host %s is tenant %i, which sells in %s first', async (web, system, currency) => {
  const { call } = await openSandbox()

  const { body } = await call('getBase', start(web))

  expect(body.System).toBe(system)
  expect(body.DefaultCurrency).toBe(currency)
})

it.each([
  ['b2b.selat.test', 'Asia/Jakarta'],
  ['www.selat.test', 'Asia/Singapore'],
])('APP-1 AGT-1 tenant %s shows its times in %s', async (web, zone) => {
  const { call } = await openSandbox()

  expect((await call('getBase', start(web))).body.TimeZone).toBe(zone)
})

it('APP-1 the start call may be repeated with its own company ID, but not with that of another tenant', async () => {
  const { send } = await openSandbox()

  const own = await send('getBase', { query: { system: 4101, web: 'www.selat.test' } })
  const other = await send('getBase', { query: { system: 4102, web: 'www.selat.test' } })

  expect([own.status, other.status]).toEqual([200, 404])
})

it('APP-6 logo, loader and favicon are served from the tenant’s folder, and nothing else of it is', async () => {
  const { call, fetch } = await openSandbox()
  const { body } = await call('getBase', start('riauline.selat.test'))
  const get = (path: string) => fetch(new Request(`http://sandbox.test${path}`))
  const pictures = [body.Logo.Light, body.Logo.Dark, body.Loader.Light, body.Favicon]

  const answers = await Promise.all(pictures.map(get))
  const hostile = await Promise.all(
    ['tenant.json', '..%2Ftenant.json', '%2e%2e', 'logo-light.svg%00'].map((file) =>
      get(`/travel/v1/asset/riauline/${file}`),
    ),
  )

  expect(body.Logo).toMatchObject({ Width: 201, Height: 48 })
  expect(answers.map(({ headers }) => headers.get('Content-Type'))).toEqual(
    Array.from({ length: 4 }, () => 'image/svg+xml'),
  )
  expect(await answers[0]?.text()).toMatch(/^<svg /)
  expect(hostile.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})

it.each([
  ['id', 'Rupiah Indonesia'],
  ['zh-Hant-TW', '印尼盾'],
  ['zh-Hans-SG', '印度尼西亚卢比'],
  ['fr', 'Indonesian Rupiah'],
])('I18-2 currencies are named in the language of %s', async (language, name) => {
  const { call } = await openSandbox()

  const { body } = await call('listCurrencies', { header: { 'Accept-Language': language } })

  expect(body.Items[0]).toEqual({ Code: 'IDR', Name: name, Symbol: 'Rp', Exponent: 0 })
})

it("APP-6 a tenant's currencies begin with that of the company", async () => {
  const { call } = await openSandbox()

  const { body } = await call('listCurrencies', { query: { system: 4103 } })

  expect(body.Items.map(({ Code }) => Code)).toEqual(['SGD', 'IDR'])
})

it('API-1 the company names the currency of its accounts', async () => {
  const { call } = await openSandbox()

  const { body } = await call('getCompany', { query: { system: 4103 } })

  expect([body.Id, body.Name, body.CurrencyName]).toEqual([4103, 'Selat Riau Line', 'SGD'])
})

it.each(['getPrivacyPolicy', 'getBookingPolicy'] as const)(
  'SUP-3 %s differs by tenant and language',
  async (id) => {
    const { call } = await openSandbox()
    const read = async (system: number, language: string) => {
      const { body } = await call(id, {
        query: { system },
        header: { 'Accept-Language': language },
      })
      return body.Title + body.Markup
    }

    const texts = [
      await read(4101, 'en'),
      await read(4101, 'id'),
      await read(4101, 'zh'),
      await read(4103, 'en'),
    ]

    expect(new Set(texts).size).toBe(4)
  },
)
