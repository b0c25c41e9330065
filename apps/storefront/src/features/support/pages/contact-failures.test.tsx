import { http, HttpResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'

import { contactMessage, contactUrl, openContact } from '../../../test/contact-driver.ts'
import { pngFile } from '../../../test/proof-file.ts'
import { refuseCall } from '../../../test/refuse-call.ts'
import { server } from '../../../test/render-app.tsx'

afterEach(() => vi.restoreAllMocks())

it('SUP-1 after too many messages the wait counts down, and the button is disabled', async () => {
  const { screen, fill, send } = await openContact()
  refuseCall('post', contactUrl, 429, 'rate_limited', { seconds: 90 })
  await fill()

  await send()

  expect(await screen.findByText('Too many tries')).toBeVisible()
  expect(screen.getByRole('timer', { name: 'Try again in' })).toHaveTextContent(/1:\d\d/)
  expect(screen.getByRole('button', { name: /Send message|Try again/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('ERR-4 after a failure nothing is lost, and the next try is sent with the same key', async () => {
  const keys: (string | null)[] = []
  server.use(
    http.post(contactUrl, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      if (keys.length === 1) return HttpResponse.json({}, { status: 500 })
    }),
  )
  const { screen, user, box, fill, picture, send, sandbox } = await openContact()
  await fill()
  await user.upload(picture(), pngFile('jetty.png'))
  await screen.findByText('jetty.png')

  await send()
  await screen.findByRole('button', { name: 'Try again' })
  expect(box('Message')).toHaveValue(contactMessage)
  expect(screen.getByText('jetty.png')).toBeVisible()
  await send()

  expect(await screen.findByRole('heading', { name: 'Message and file sent' })).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('ERR-4 offline, the form says so and keeps what was typed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.use(http.post(contactUrl, () => HttpResponse.error()))
  const { form, box, fill, send } = await openContact()
  await fill()

  await send()

  expect(await form.findByText('You are offline')).toBeVisible()
  expect(box('Message')).toHaveValue(contactMessage)
})

it('ERR-4 a message that takes more than 3 s says so, and can be stopped and sent again', async () => {
  let isFirst = true
  server.use(
    http.post(contactUrl, () => {
      if (!isFirst) return
      isFirst = false
      return new Promise<never>(() => undefined)
    }),
  )
  const { screen, user, fill, picture, send } = await openContact()
  await fill()
  await user.upload(picture(), pngFile('jetty.png'))
  await screen.findByText('jetty.png')

  await send()
  expect(await screen.findByText(/taking longer than usual/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop' }))

  expect(await screen.findByText('Sending was stopped. Your message is still here.')).toBeVisible()
  await send()
  expect(await screen.findByRole('heading', { name: 'Message and file sent' })).toBeVisible()
})
