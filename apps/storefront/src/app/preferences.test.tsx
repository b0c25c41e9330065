import type { Schemas } from '@selat/sdk'
import { waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'

import { i18n } from '../shared/app/i18n.ts'
import { session } from '../shared/app/session-store.ts'
import { amendAnswer } from '../test/amend-answer.ts'
import { createTestSandbox, logIn, renderApp, server } from '../test/render-app.tsx'

const page = '/privacy-policy'

it('SES-6 the language is EN until another is chosen, which is stored under locale', async () => {
  const { screen, user } = await renderApp(page)
  expect(await screen.findByRole('heading', { name: 'Privacy policy' })).toBeVisible()
  expect(localStorage.getItem('locale')).toBeNull()

  await user.click(screen.getByRole('button', { name: /^Language and currency/ }))
  await user.click(screen.getByRole('radio', { name: 'Bahasa Indonesia' }))

  expect(await screen.findByRole('heading', { name: 'Kebijakan privasi' })).toBeVisible()
  expect(localStorage.getItem('locale')).toBe('ID')
})

it.each([
  ['ZH', '隐私政策'],
  ['ZHTD', '隱私權政策'],
] as const)('SES-6 the next visit is in the stored language %s', async (language, heading) => {
  localStorage.setItem('locale', language)

  const { screen } = await renderApp(page)

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
})

/** Sets the languages that the browser says its user prefers. */
function prefer(...tags: string[]) {
  const asked = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  onTestFinished(() => asked.mockRestore())
}

it('SES-6 a page that only the browser renders speaks its language until one is chosen, as rendered pages do', async () => {
  prefer('id-ID', 'id', 'en-US')

  const { screen } = await renderApp('/login')

  expect(await screen.findByRole('heading', { name: 'Masuk' })).toBeVisible()
  expect(document.documentElement.lang).toBe('id')
  expect(localStorage.getItem('locale')).toBeNull()
})

it('SES-6 of the languages that a browser prefers, the page speaks the first that its tenant offers', async () => {
  prefer('zh-TW', 'id')
  const sandbox = await createTestSandbox()
  amendAnswer<Schemas['BaseConfiguration']>(sandbox, '*/travel/v1/base', (base) => ({
    ...base,
    Languages: ['EN', 'ID'],
  }))

  const { screen } = await renderApp('/login', { sandbox })

  expect(await screen.findByRole('heading', { name: 'Masuk' })).toBeVisible()
})

it('SES-6 a chosen language comes before those of the browser', async () => {
  prefer('id-ID', 'id')
  localStorage.setItem('locale', 'ZHTD')

  const { screen } = await renderApp(page)

  expect(await screen.findByRole('heading', { name: '隱私權政策' })).toBeVisible()
})

/** Holds back the texts of a language until the test lets them arrive or fail. */
function holdTexts(tag: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const instance = i18n()
  const reload = instance.reloadResources.bind(instance)
  vi.spyOn(instance, 'reloadResources').mockImplementation(async (tags, ...rest) => {
    if (String(tags).split(',').includes(tag)) await promise
    return reload(tags, ...rest)
  })
  return { arrive: resolve, fail: () => reject(new Error('The connection broke.')) }
}

it.each(['arrive', 'fail'] as const)(
  'SES-6 the language that is chosen last stays, even if the texts of the first %s later',
  async (what) => {
    const { screen, user } = await renderApp(page)
    await screen.findByRole('heading', { name: 'Privacy policy' })
    const texts = holdTexts('id')
    await user.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }))
    await user.click(screen.getByRole('button', { name: '繁體中文' }))
    await screen.findByRole('heading', { name: '隱私權政策' })

    texts[what]()
    await new Promise((resolve) => setTimeout(resolve, 300))

    expect(screen.getByRole('heading', { name: '隱私權政策' })).toBeVisible()
    expect(localStorage.getItem('locale')).toBe('ZHTD')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('I18-1 the seller’s own words are in the last language, even if those of the first come later', async () => {
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  server.use(
    http.get('*/travel/v1/base', ({ request }) =>
      request.headers.get('Accept-Language') === 'id' ? promise : undefined,
    ),
  )
  const { screen, user } = await renderApp(page)
  await screen.findByRole('heading', { name: 'Privacy policy' })
  await user.click(screen.getByRole('button', { name: 'Bahasa Indonesia' }))
  await screen.findByRole('heading', { name: 'Kebijakan privasi' })
  await user.click(screen.getByRole('button', { name: '繁體中文' }))
  await screen.findByRole('heading', { name: '隱私權政策' })
  const hours = '每天 07:00 至 21:00（印尼西部時間）'
  await screen.findByText(hours)

  letThrough()
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(screen.getByText(hours)).toBeVisible()
})

it('I18-1 after a change of language, the server’s words are asked for in the new one', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('*/travel/v1/privacypolicy', ({ request }) => {
      asked.push(request.headers.get('Accept-Language'))
    }),
  )
  const { screen, user } = await renderApp(page)
  await screen.findByText(/In force since/)

  await user.click(screen.getByRole('button', { name: '繁體中文' }))

  await screen.findByText(/起生效/)
  expect(asked).toEqual(['en', 'zh-Hant'])
})

it('SES-1 a visitor chooses the currency, and later calls use it', async () => {
  const asked: (string | null)[] = []
  server.use(
    http.get('*/travel/v1/privacypolicy', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('currency'))
    }),
  )
  const { screen, user } = await renderApp(page)
  await screen.findByText(/In force since/)

  await user.click(screen.getByRole('button', { name: /^Language and currency/ }))
  await user.click(screen.getByRole('radio', { name: /^SGD/ }))

  await expect.poll(() => asked).toEqual(['IDR', 'SGD'])
  expect(session().localCurrency).toBe('SGD')
})

it('SES-2 a signed-in account shows its own currency and offers no other', async () => {
  const sandbox = await createTestSandbox()
  const person = await logIn(sandbox, 'weiling', 'selat-demo-1')
  const { screen, user } = await renderApp(page, { sandbox, session: person })

  await user.click(await screen.findByRole('button', { name: /^Language and currency.*SGD/ }))

  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /^IDR/ })).toBeNull()
})

it('ERR-4 a notice is shown as long as there is no connection', async () => {
  const { screen } = await renderApp(page)
  await screen.findByRole('heading', { name: 'Privacy policy' })

  setOnline(false)
  expect(await screen.findByText('You are offline.')).toBeVisible()

  setOnline(true)
  await expect.poll(() => screen.queryByText('You are offline.')).toBeNull()
})

it.each([
  ['EN', 'You are offline. Check your connection. What you typed is still here.'],
  ['ZH', '网络已断开。请检查网络，已填写的内容会保留。'],
  ['ZHTD', '目前沒有網路連線。請檢查網路連線，已填寫的內容會保留。'],
] as const)(
  'I18-2 in %s the sentences of the notice are joined as that language does it',
  async (language, text) => {
    const { container, screen } = await renderApp(page, { language })
    await screen.findByRole('contentinfo')

    setOnline(false)

    await waitFor(() => expect(container).toHaveTextContent(text))
  },
)

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
