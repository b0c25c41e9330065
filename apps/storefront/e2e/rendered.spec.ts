import type { Page } from '@playwright/test'

import {
  addToCart,
  chooseSailings,
  expectPage,
  goToCheckout,
  leg,
  offer,
  search,
} from './support/journey.ts'
import { receipt } from './support/picture-file.ts'
import { renderedPages, rotate } from './support/rendered-pages.ts'
import { sites } from './support/sites.ts'
import { untilTakenOver } from './support/taken-over.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t } from './support/texts.ts'

test.use({ device: 'fresh', baseURL: sites.agency })

const ends = { from: 'HarbourFront, Singapore', to: 'Batam Centre, Batam' }
const results = '/ferry-result?trip=one_way&from=HFC&to=BTC&depart=2026-12-12&adults=2'

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let bring = () => {}
  const gate = new Promise<void>((resolve) => {
    bring = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await gate
    await route.continue()
  })
  return bring
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  const expectTitle = (page: Page, title: string) =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  test('FER-2 APP-7 without scripts, the home page, sailings and a product can be read, and links work', async ({
    page,
  }) => {
    await page.goto('/')
    await expectTitle(page, t('base:home.title'))
    await expect(page.getByRole('heading', { name: t('base:home.routesTitle') })).toBeVisible()

    await page
      .getByRole('region', { name: t('base:home.routesTitle') })
      .getByRole('link', { name: 'HarbourFront, Singapore – Batam Centre, Batam', exact: true })
      .click()
    await expectTitle(page, t('guide:route.title', ends))
    await expect(page.getByRole('heading', { name: t('guide:question.title') })).toBeVisible()
    await page
      .getByRole('link', { name: t('guide:places.page', { terminal: 'Batam Centre, Batam' }) })
      .click()
    await expectTitle(page, t('guide:terminal.title', { terminal: 'Batam Centre, Batam' }))

    await page.goto(results)
    await expect(page.getByText('Selat Riau Line').first()).toBeVisible()
    await expect(page.getByText(/Rp\s?[\d,.]+/).first()).toBeVisible()

    await page.goto('/attractions')
    await page.getByRole('link', { name: 'Maha Vihara Duta Maitreya' }).click()
    await expectTitle(page, 'Maha Vihara Duta Maitreya')
  })
})

test('BENCH a rendered page names the scripts of its own page, fewer than twelve, so that they download beside the app', async ({
  page,
}) => {
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return (/ data-preload="([^"]*)"/.exec(html)?.[1] ?? '').split(' ')
  }
  const own = { '/': 'home-page', [results]: 'ferry-result-page', '/hotels': 'hotels-page' }

  for (const [path, name] of Object.entries(own)) {
    const scripts = await scriptsOf(path)
    expect(scripts.filter((script) => script.includes(`/${name}-`))).toHaveLength(1)
    // Each file waits for one of six connections. The results would need 35 files if the build copied no shared code.
    expect(scripts.length, path).toBeLessThan(12)
    const answers = await Promise.all(scripts.map((script) => page.request.get(script)))
    expect(answers.map((answer) => answer.status())).toEqual(scripts.map(() => 200))
  }
})

test('BENCH the files that every page starts with ask to be compiled as a whole, and those of a single page do not', async ({
  page,
}) => {
  const html = await (await page.request.get('/')).text()
  const firstLineOf = async (name: string) => {
    const address = new RegExp(String.raw`/assets/${name}-[\w-]{7}\.js`).exec(html)?.[0] ?? ''
    return (await (await page.request.get(address)).text()).split('\n')[0]
  }

  for (const name of ['start', 'react-dom', 'shell', 'common'])
    expect(await firstLineOf(name), name).toBe('//# allFunctionsCalledOnLoad')
  expect(await firstLineOf('home-page')).not.toContain('allFunctionsCalledOnLoad')
})

test('BENCH a page preloads the part of the typeface that it needs, and downloads no other part', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+)-[\w-]{8}\.woff2$/.exec(new URL(request.url()).pathname)?.[1]
    if (name !== undefined) fonts.push(name)
  })
  const html = await (await page.request.get('/')).text()

  await page.goto('/')
  await untilTakenOver(page)

  expect(html).toMatch(/<link[^>]* rel="preload"[^>]* href="\/assets\/plus-jakarta-sans-core-/)
  expect(fonts).toEqual(['plus-jakarta-sans-core'])
})

test('BENCH before the first input, the results download the texts of their own page and no others', async ({
  page,
}) => {
  const texts: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/texts-[^/]+\/EN\/(\w+)\.json$/.exec(request.url())?.[1]
    if (name !== undefined) texts.push(name)
  })

  await page.goto(results)
  await untilTakenOver(page)
  await page.waitForLoadState('networkidle')

  expect(texts.toSorted()).toEqual(['base', 'common', 'ferry', 'item', 'passenger'])
})

test('BENCH a worker loads the tables for formatting dates, so that the page need not', async ({
  page,
}) => {
  const started = page.waitForEvent('worker')

  await page.goto('/')

  expect((await started).url()).toContain('/assets/load-formats.worker-')
})

test('FER-3 BENCH the server marks each sailing as a part of its own, which React can hydrate by itself', async ({
  page,
}) => {
  const html = await (await page.request.get(results)).text()

  // React writes this comment before a part that it hydrates by itself.
  expect(html.match(/<!--\$--><li/g)?.length).toBeGreaterThan(5)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('FER-8 BENCH the map of a crossing downloads when it is scrolled to, and the filters when they are opened', async ({
    page,
  }) => {
    const late = await openAtTop(page)
    const map = page
      .getByRole('img', { name: t('ferry:results.mapTitle', ends) })
      .filter({ visible: true })
    await expect(map).not.toBeInViewport()

    // A script scrolls, because a wheel, key or finger would start every deferred download.
    await map.evaluate((element) => element.scrollIntoView())

    await expect.poll(() => late).toEqual(['leg-map'])
    await expect(map).toBeInViewport()
    await page.getByRole('button', { name: t('ferry:filter.title') }).click()
    const sheet = page.getByRole('dialog', { name: t('ferry:filter.title') })
    await expect(sheet.getByRole('group').first()).toBeVisible()
    expect(late).toEqual(['leg-map', 'filter-panel'])
  })

  test('FER-8 a click without a pointer, as screen readers make it, shows another day and starts the deferred downloads', async ({
    page,
  }) => {
    const late = await openAtTop(page)

    await leg(page, 0)
      .getByRole('button', { name: /^Sun 13 Dec/ })
      .dispatchEvent('click')

    await expect(page).toHaveURL(/depart=2026-12-13/)
    await expect(leg(page, 0).getByRole('heading', { level: 2 })).toContainText('Sun, 13 Dec')
    await expect.poll(() => late.toSorted()).toEqual(['filter-panel', 'leg-map'])
  })

  /** Opens the results, where neither map nor filters download, and returns a list that collects those that do later. */
  async function openAtTop(page: Page): Promise<string[]> {
    const late: string[] = []
    page.on('request', (request) => {
      const name = /\/(leg-map|filter-panel)-[^/]*\.js$/.exec(request.url())?.[1]
      if (name !== undefined) late.push(name)
    })
    await page.goto(results)
    await untilTakenOver(page)
    await page.waitForLoadState('networkidle')
    expect(late).toEqual([])
    return late
  }
})

test('FER-1 CRT-1 on rendered pages a search is made, a sailing chosen and the checkout reached, without fetching their data again', async ({
  page,
}) => {
  await page.goto('/')
  await untilTakenOver(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await search(page, { depart: '2026-12-12', adults: 2 })
  await chooseSailings(page, '10:20')
  await addToCart(page)
  await goToCheckout(page)

  await expectPage(page, t('order:checkout.title'))
  // The app must not fetch again the data that came with the rendered page.
  expect(asked).not.toContain('/travel/v1/ferry/terminal')
  expect(asked).not.toContain('/travel/v1/base')
})

test('APP-7 in a browser that reports no paint, as one that guards against fingerprinting, the app starts all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })

  await page.goto('/')

  await untilTakenOver(page)
})

test('FER-3 FER-5 two presses on a sailing before the scripts are loaded count as one, once they are loaded', async ({
  page,
}) => {
  const bring = await holdScripts(page)
  await page.goto(results, { waitUntil: 'domcontentloaded' })
  const sailing = offer(leg(page, 0), '10:20')

  await sailing.click()
  await sailing.click()
  await expect(page.getByRole('button', { name: t('ferry:estimate.addToCart') })).toHaveCount(0)
  bring()

  await expect(page.getByRole('button', { name: t('ferry:estimate.addToCart') })).toBeVisible()
})

test('FER-3 FER-4 presses before the scripts are loaded are answered in their order, also in a part that loads last', async ({
  page,
}) => {
  const bring = await holdScripts(page)
  // No ship sails back on that day, so the page says so and offers another search.
  const asked = 'trip=round_trip&from=TMF&to=DSR&depart=2026-12-13&return=2026-12-14&adults=1'
  await page.goto(`/ferry-result?${asked}`, { waitUntil: 'domcontentloaded' })
  await offer(leg(page, 0), '08:30').click()
  await page.getByRole('button', { name: t('ferry:noReturn.modify') }).click()
  bring()

  await expect(page.getByRole('region', { name: t('ferry:search.modify') })).toBeVisible()
  await expect(page).toHaveURL(/pick=/)
})

test('FER-1 a search that is sent before the scripts are loaded opens its results', async ({
  page,
}) => {
  const bring = await holdScripts(page)
  await page.goto('/ferry', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: t('ferry:search.submit') }).click()
  expect(new URL(page.url()).pathname).toBe('/ferry')
  bring()

  await page.waitForURL((url) => url.pathname === '/ferry-result' && url.searchParams.has('from'))
})

test('NAV-12 a visitor who scrolls before the scripts are loaded keeps the position', async ({
  page,
}) => {
  const bring = await holdScripts(page)
  await page.goto('/booking-policy', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => window.scrollTo(0, 900))
  bring()
  await untilTakenOver(page)
  await page.waitForLoadState('networkidle')

  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('SUP-1 fields that are filled in before the scripts are loaded are sent', async ({
  page,
  desk,
}) => {
  const bring = await holdScripts(page)
  const email = 'e2e-early@example.com'
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const form = page.getByRole('form', { name: t('support:contact.title') })
  await form.getByRole('textbox', { name: t('support:contact.name') }).fill('Lim Hui Min')
  await form.getByRole('textbox', { name: t('support:contact.email') }).fill(email)
  await form.getByRole('combobox').selectOption('ferry')
  await form
    .getByRole('textbox', { name: t('support:contact.concern') })
    .fill('We missed the 10:20.')
  const send = form.getByRole('button', { name: t('support:contact.submit') })
  await form.getByLabel(new RegExp(`^${t('support:image.label')} `)).setInputFiles(receipt())
  bring()
  await expect(form.getByText('receipt.png')).toBeVisible()
  await send.click()

  await expect(page.getByRole('heading', { name: t('support:success.sent') })).toBeVisible()
  expect(await desk.mailsTo(email)).toHaveLength(1)
})

test('FER-1 FER-8 the page of a route links each day to its sailings, and its search form is filled in', async ({
  page,
}) => {
  await page.goto('/ferry/singapore-harbourfront-to-batam-centre')
  await untilTakenOver(page)

  await expect(page.getByRole('combobox', { name: t('ferry:search.from') })).toHaveValue(
    'HarbourFront, Singapore',
  )
  await expect(page.getByRole('combobox', { name: t('ferry:search.to') })).toHaveValue(
    'Batam Centre, Batam',
  )
  const day = page
    .getByRole('region', { name: t('guide:fares.title') })
    .getByRole('link')
    .nth(3)
  const price = /Rp\s?[\d,.]+/.exec((await day.textContent()) ?? '')?.[0] ?? 'no price'
  await day.click()

  await expect(page).toHaveURL(/from=HFC&to=BTC/)
  await expect(page.getByText(price).first()).toBeVisible()
})

test('I18-1 APP-6 a visitor whose choices only the device knows sees the page as chosen, and the server renders the next one so', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    localStorage.setItem('locale', 'ZHTD')
    localStorage.setItem('appearance', 'dark')
  })
  const chinese = messagesIn('zh-Hant')

  await page.goto('/')
  await expectPage(page, chinese('base:home.title'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const answer = await page.goto('/')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<html lang="zh-Hant"')
  expect(html).toContain('data-theme="dark"')
})

test('I18-1 a language that is chosen replaces the one in the address', async ({ page }) => {
  await page.goto('/contact?lang=id')
  await untilTakenOver(page)

  await page.getByRole('contentinfo').getByRole('button', { name: '简体中文', exact: true }).click()
  await expectPage(page, messagesIn('zh')('support:contact.title'))
  await page.reload()

  await expectPage(page, messagesIn('zh')('support:contact.title'))
})

for (const [index, path] of renderedPages.entries()) {
  const { tag, scheme } = rotate(index)
  test(`APP-7 ${path} in ${tag}, ${scheme}, is taken over as the server rendered it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const separator = path.includes('?') ? '&' : '?'
    const answer = await page.goto(`${path}${separator}lang=${tag}`)
    const html = (await answer?.text()) ?? ''
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]

    await untilTakenOver(page)
    await page.waitForLoadState('networkidle')

    expect(title).toBeTruthy()
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
