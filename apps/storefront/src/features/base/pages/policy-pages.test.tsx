import { within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'

it('SUP-3 the privacy policy is the tenant’s own, in the reader’s language', async () => {
  const sandbox = await createTestSandbox()
  const first = await renderApp('/privacy-policy', { sandbox })
  await first.screen.findByText(/In force since/)
  const english = first.screen.getByRole('article').textContent
  first.unmount()

  const second = await renderApp('/privacy-policy', { sandbox, language: 'ID' })
  await second.screen.findByText(/Berlaku sejak/)
  const indonesian = second.screen.getByRole('article').textContent
  second.unmount()

  const third = await renderApp('/privacy-policy', {
    sandbox,
    host: 'riauline.localhost',
    language: 'EN',
  })
  await third.screen.findByText(/In force since/)
  const other = third.screen.getByRole('article').textContent

  expect(new Set([english, indonesian, other]).size).toBe(3)
})

it('SUP-3 the booking policy has a heading for each section', async () => {
  const { screen } = await renderApp('/booking-policy')

  expect(await screen.findByRole('heading', { level: 1, name: 'Booking policy' })).toBeVisible()
  await expect
    .poll(() => within(screen.getByRole('article')).queryAllByRole('heading', { level: 2 }).length)
    .toBeGreaterThan(3)
})

it('SUP-3 active content in a policy is not rendered', async () => {
  answerWith(
    '<h2 onclick="x()">Safe</h2><script>x()</script><img src=x onerror="x()">' +
      '<a href="javascript:x()">trap</a><a href="https://selat.example/">link</a><style>*{}</style><iframe src="/"></iframe>',
  )
  const { screen } = await renderApp('/privacy-policy')
  const heading = await screen.findByRole('heading', { level: 2, name: 'Safe' })

  const article = screen.getByRole('article')
  expect(heading.getAttributeNames()).not.toContain('onclick')
  expect(article.querySelectorAll('script, img, style, iframe, [href^="javascript"]')).toHaveLength(
    0,
  )
  expect(screen.getByRole('link', { name: 'link' })).toHaveAttribute(
    'href',
    'https://selat.example/',
  )
})

it('ERR-4 a policy that failed to load says so and can be requested again', async () => {
  server.use(
    http.get('*/travel/v1/privacypolicy', () => HttpResponse.json({}, { status: 500 }), {
      once: true,
    }),
  )
  const { screen, user } = await renderApp('/privacy-policy')
  expect(await screen.findByText('This could not be loaded')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByText(/In force since/)).toBeVisible()
})

it('ERR-4 a call of more than 3 s says that it is slow', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  server.use(http.get('*/travel/v1/privacypolicy', () => new Promise<never>(() => undefined)))
  const { screen } = await renderApp('/privacy-policy')
  expect(await screen.findByText('Loading')).toBeInTheDocument()

  await vi.advanceTimersByTimeAsync(3000)

  expect(await screen.findByText(/taking longer than usual/)).toBeVisible()
  vi.useRealTimers()
})

function answerWith(markup: string): void {
  server.use(
    http.get('*/travel/v1/privacypolicy', () =>
      HttpResponse.json({ Title: 'Privacy', Markup: markup, UpdatedAt: '2026-10-01T00:00:00Z' }),
    ),
  )
}

it('SUP-3 the sections are listed, and each entry links to its section', async () => {
  const { screen } = await renderApp('/booking-policy')

  const contents = await screen.findByRole('navigation', { name: 'On this page' })
  const entries = [...contents.querySelectorAll('a')]
  expect(entries.length).toBeGreaterThan(3)
  for (const entry of entries) {
    expect(document.querySelector(entry.hash)).toHaveTextContent(entry.textContent)
  }
})
