import { VERSION_CHECK_MS } from '@selat/domain'
import { act } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { watchFirstInteraction } from '../../shared/app/first-interaction.ts'
import { fillStorage } from '../../test/fill-storage.ts'
import { renderApp, server } from '../../test/render-app.tsx'
import { useNewVersion } from './watch-version.ts'

const offer = 'A newer version is ready.'
let deployed: unknown
let looks = 0

beforeEach(() => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'build', content: 'first' })
  document.head.append(meta)
  looks = 0
  deployed = { id: 'first' }
  useNewVersion.setState({ version: null })
  server.use(
    http.get('*/build-id.json', () => {
      looks += 1
      return deployed === undefined ? HttpResponse.error() : HttpResponse.json(deployed)
    }),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  document.querySelector('meta[name="build"]')?.remove()
  vi.useRealTimers()
})

async function openPage(path = '/login') {
  const app = await renderApp(path)
  await app.screen.findByRole('main')
  watchFirstInteraction()
  await app.user.keyboard('{Tab}')
  // The notice is rendered but has no text yet.
  await vi.dynamicImportSettled()
  return app
}

async function returnToTab(): Promise<void> {
  const before = looks
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => looks).toBe(before + 1)
  })
}

it('APP-8 a version that is deployed while the page is open is offered on return to the tab', async () => {
  const { screen } = await openPage()
  await returnToTab()
  expect(screen.queryByText(offer)).toBeNull()

  deployed = { id: 'second' }
  await returnToTab()

  expect(await screen.findByText(offer)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

it('APP-8 a new version is offered even before the visitor has done anything', async () => {
  const { screen } = await renderApp('/login')
  await screen.findByRole('main')
  deployed = { id: 'second' }

  await returnToTab()

  expect(await screen.findByText(offer)).toBeVisible()
})

it('APP-8 the page asks for a new version every five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { screen } = await openPage()
  deployed = { id: 'second' }

  await act(() => vi.advanceTimersByTimeAsync(VERSION_CHECK_MS - 1000))
  expect(looks).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(1000))

  expect(await screen.findByText(offer)).toBeVisible()
  expect(looks).toBe(1)
})

it('APP-8 an offer that is put off does not come twice, but the next version has its own', async () => {
  const { screen, user } = await openPage()
  deployed = { id: 'second' }
  await returnToTab()
  await user.click(await screen.findByRole('button', { name: 'Later' }))
  expect(screen.queryByText(offer)).toBeNull()

  await returnToTab()
  expect(screen.queryByText(offer)).toBeNull()

  deployed = { id: 'third' }
  await returnToTab()
  expect(await screen.findByText(offer)).toBeVisible()
})

it('APP-8 on a full device, too, an offer that is put off does not come twice', async () => {
  const { screen, user } = await openPage()
  deployed = { id: 'second' }
  await returnToTab()
  const later = await screen.findByRole('button', { name: 'Later' })
  fillStorage()

  await user.click(later)
  expect(screen.queryByText(offer)).toBeNull()

  await returnToTab()
  expect(screen.queryByText(offer)).toBeNull()

  deployed = { id: 'third' }
  await returnToTab()
  expect(await screen.findByText(offer)).toBeVisible()
})

it('APP-8 a new version is not offered during the checkout, but after it', async () => {
  const { screen, router } = await openPage('/checkout')
  deployed = { id: 'second' }
  await returnToTab()
  expect(screen.queryByText(offer)).toBeNull()

  void router.navigate('/login')

  expect(await screen.findByText(offer)).toBeVisible()
})

it('APP-8 a new version is not offered during a payment', async () => {
  const { screen, router } = await openPage('/login')
  deployed = { id: 'second' }
  await returnToTab()
  await screen.findByText(offer)

  void router.navigate('/pending-payment')
  await screen.findByRole('heading', { level: 1, name: /pay/i })

  expect(screen.queryByText(offer)).toBeNull()
})

it.each([
  ['no connection', undefined],
  ['a page in the place of the file', 'not a version'],
])('APP-8 %s does not count as a new version', async (_case, body) => {
  const { screen } = await openPage()
  deployed = body

  await returnToTab()

  expect(screen.queryByText(offer)).toBeNull()
})
