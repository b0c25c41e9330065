import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { chooseAppearance } from '../shared/app/appearance.ts'
import { printPage } from '../test/print-page.ts'
import { createTestSandbox, renderApp } from '../test/render-app.tsx'

const page = '/privacy-policy'
const variable = (name: string) => document.documentElement.style.getPropertyValue(name)
const meta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

beforeEach(() => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
  const shipped = new DOMParser().parseFromString(html, 'text/html')
  document.head.replaceChildren(...shipped.head.querySelectorAll('meta, link[rel="icon"]'))
})

it('APP-6 colours, logo and favicon are the tenant’s', async () => {
  const sandbox = await createTestSandbox()
  const { screen } = await renderApp(page, { sandbox })
  await screen.findByRole('heading', { name: 'Privacy policy' })
  const first = variable('--brand')

  const logo = screen.getAllByRole('img', { name: 'Nusa Strait Travel' })[0]
  expect(logo).toHaveAttribute('src', expect.stringContaining('/travel/v1/asset/nusa/'))
  expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toContain(
    '/asset/nusa/',
  )
  expect(first).toMatch(/^#[0-9a-f]{6}$/i)

  await renderApp(page, { sandbox, host: 'riauline.localhost' })
  await waitFor(() => expect(variable('--brand')).not.toBe(first))
})

it('APP-10 the dark appearance uses the tenant’s dark colours, and is remembered', async () => {
  const { screen } = await renderApp(page)
  await screen.findByRole('heading', { name: 'Privacy policy' })
  const [brand, colour] = [variable('--brand'), meta('theme-color')]

  chooseAppearance('dark')

  await waitFor(() => expect(variable('--brand')).not.toBe(brand))
  expect(meta('theme-color')).not.toBe(colour)
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('appearance')).toBe('dark')
  chooseAppearance('system')
})

it('APP-10 paper has the tenant’s light colours and logo, whatever the screen shows', async () => {
  const { screen } = await renderApp(page)
  await screen.findByRole('heading', { name: 'Privacy policy' })
  const logos = () =>
    screen.getAllByRole('img', { name: /Nusa/ }).map((logo) => logo.getAttribute('src'))
  const [light, [lightLogo]] = [variable('--brand'), logos()]
  chooseAppearance('dark')
  await waitFor(() => expect(variable('--brand')).not.toBe(light))

  expect(logos()[0]).not.toBe(lightLogo)
  // A picture that begins to load as the page is printed would come too late.
  expect(logos()).toContain(lightLogo)
  expect(printPage(() => variable('--brand'))).toBe(light)
  expect(variable('--brand')).not.toBe(light)
  chooseAppearance('system')
})

it('APP-7 title and language follow the page, the tenant and the chosen language', async () => {
  const sandbox = await createTestSandbox()
  const { screen } = await renderApp(page, { sandbox })
  await screen.findByRole('heading', { name: 'Privacy policy' })

  expect(document.title).toBe('Privacy policy | Nusa Strait Travel')
  expect(meta('description')).toMatch(/\w{3}/)
  expect(document.documentElement.lang).toBe('en')

  await renderApp(page, { sandbox, language: 'ZHTD' })
  await waitFor(() => expect(document.title).toBe('隱私權政策 | Nusa Strait Travel'))
  expect(document.documentElement.lang).toBe('zh-Hant')
})
