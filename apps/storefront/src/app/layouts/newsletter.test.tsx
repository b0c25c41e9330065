import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { problemResponse } from '../../test/refuse-call.ts'
import { renderApp, server } from '../../test/render-app.tsx'

const newsletterUrl = '*/travel/v1/newsletter'

afterEach(() => vi.restoreAllMocks())

async function openFooter(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/login', options)
  const footer = within(await app.screen.findByRole('contentinfo'))
  const field = await footer.findByRole('textbox', { name: 'Newsletter' })
  const subscribe = () => footer.getByRole('button', { name: /Subscribe|Try again/ })
  return { ...app, footer, field, subscribe }
}

it('SUP-2 a new subscriber is asked to confirm by e-mail, and a second subscription sends no second e-mail', async () => {
  const { footer, user, field, subscribe, sandbox, unmount } = await openFooter()
  await user.type(field, ' huimin@example.com ')
  await user.dblClick(subscribe())

  expect(await footer.findByText('Almost there.')).toBeVisible()
  expect(footer.getByText(/^Open the link in the e-mail to huimin@example\.com\./)).toBeVisible()
  expect(footer.queryByRole('textbox')).toBeNull()
  unmount()

  const again = await openFooter({ sandbox })
  await again.user.type(again.field, 'HuiMin@Example.com{Enter}')

  expect(
    await again.footer.findByText(/^Open the link in the e-mail to HuiMin@Example\.com\./),
  ).toBeVisible()
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('SUP-2 I18-1 the form says in the language of the page that news come by e-mail', async () => {
  const { screen } = await renderApp('/login', { language: 'ID' })
  const footer = within(await screen.findByRole('contentinfo'))

  const field = await footer.findByRole('textbox', { name: 'Buletin' })

  expect(field).toHaveAccessibleDescription(/lewat email/)
  expect(field).not.toHaveAttribute('placeholder')
})

it('SUP-2 an invalid e-mail is marked beside the field and not sent', async () => {
  const { user, field, subscribe, sandbox } = await openFooter()

  await user.type(field, 'huimin')
  await user.click(subscribe())

  expect(field).toHaveAccessibleErrorMessage('Enter a valid e-mail, like name@example.com')
  expect(field).toHaveFocus()
  expect(sandbox.services.requests.list().filter(({ path }) => /newsletter/.test(path))).toEqual([])
})

it('SUP-2 an e-mail that the server refuses is marked beside the field', async () => {
  const errors = [{ pointer: '/Email', code: 'invalid_email', params: {} }]
  refuseOnce(400, 'validation_failed', { errors })
  const { user, field } = await openFooter()

  await user.type(field, 'huimin@example.com{Enter}')

  await waitFor(() =>
    expect(field).toHaveAccessibleErrorMessage('Enter a valid e-mail, like name@example.com'),
  )
})

it('SUP-2 after too many tries, the footer says so and its button is disabled', async () => {
  refuseOnce(429, 'rate_limited', { params: { seconds: 60 } })
  const { footer, user, field, subscribe } = await openFooter()

  await user.type(field, 'huimin@example.com{Enter}')

  expect(await footer.findByText('Too many tries')).toBeVisible()
  expect(subscribe()).toHaveAttribute('aria-disabled', 'true')
})

it('ERR-4 a subscription that fails is shown in the footer, and can be tried again', async () => {
  refuseOnce(400, 'internal_error')
  const { footer, user, field, subscribe } = await openFooter()
  await user.type(field, 'huimin@example.com{Enter}')
  expect(await footer.findByRole('alert')).toBeVisible()
  expect(field).toHaveValue('huimin@example.com')

  await user.click(subscribe())

  expect(await footer.findByText('Almost there.')).toBeVisible()
})

it('ERR-4 the footer says when the visitor is offline, and keeps the e-mail', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(http.post(newsletterUrl, () => HttpResponse.error()))
  const { footer, user, field } = await openFooter()

  await user.type(field, 'huimin@example.com{Enter}')

  expect(await footer.findByText('You are offline')).toBeVisible()
  expect(field).toHaveValue('huimin@example.com')
})

function refuseOnce(...refusal: Parameters<typeof problemResponse>): void {
  server.use(http.post(newsletterUrl, () => problemResponse(...refusal), { once: true }))
}
