import type { Sandbox } from '@selat/mock-api'
import { createEvent, fireEvent, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, it } from 'vitest'

import { rememberBooking } from '../../../shared/app/booking-access.ts'
import { paths } from '../../../shared/app/paths.ts'
import { contactMessage, contactUrl, openContact } from '../../../test/contact-driver.ts'
import { placeOrder } from '../../../test/place-order.ts'
import {
  htmlNamedPng,
  hugePngFile,
  pngFile,
  slowToRead,
  unreadable,
} from '../../../test/proof-file.ts'
import { problemResponse } from '../../../test/refuse-call.ts'
import { createTestSandbox, logIn, renderApp, server } from '../../../test/render-app.tsx'

const MEGABYTE = 1024 * 1024

const callsTo = (sandbox: Sandbox) =>
  sandbox.services.requests.list().filter(({ path }) => path.endsWith('/contact'))

it('SUP-1 after a message with a picture is sent, the reference and a link home replace the form', async () => {
  const { screen, user, fill, picture, send, sandbox } = await openContact()
  await fill()
  await user.upload(picture(), pngFile('jetty.png', 2 * MEGABYTE))
  expect(await screen.findByText('jetty.png')).toBeVisible()
  expect(screen.getByText(/^2.MB$/)).toBeVisible()
  expect(screen.getByRole('img', { name: 'The picture you chose' })).toBeVisible()

  await send()

  const heading = await screen.findByRole('heading', { name: 'Message and file sent' })
  const [mail] = await sandbox.outbox.list()
  const [, reference = ''] = /\b(NST-C-\w+|C-\w+)\b/.exec(mail?.text ?? '') ?? []
  await waitFor(() => expect(heading).toHaveFocus())
  expect(reference).not.toBe('')
  expect(screen.getByText(reference)).toBeVisible()
  expect(screen.getByText(/huimin@example.com/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(mail?.text).toContain(contactMessage)
  expect(sessionStorage.getItem('formDraft.contact')).toBeNull()
})

it('SUP-1 after a message without a picture is sent, another one can be written', async () => {
  const { screen, user, fill, send, sandbox } = await openContact()
  await fill()
  await send()
  await screen.findByRole('heading', { name: 'Message sent' })

  await user.click(screen.getByRole('button', { name: 'Write another message' }))

  expect(await screen.findByRole('textbox', { name: /^Message/ })).toHaveValue('')
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it.each([
  [5 * MEGABYTE, /File size must be under 5.MB/],
  [0, /Only image files are allowed/],
])(
  'SUP-1 a picture of %i bytes is refused beside its field before it is sent',
  async (size, text) => {
    const { screen, user, fill, picture, send, sandbox } = await openContact()
    await fill()

    await user.upload(picture(), size === 0 ? htmlNamedPng() : pngFile('large.png', size))
    await waitFor(() => expect(picture()).toHaveAccessibleErrorMessage(text))
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    await send()

    expect(picture()).toHaveFocus()
    expect(callsTo(sandbox)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Remove the picture' }))
    await send()
    expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeVisible()
  },
)

it('SUP-1 a message that is sent while its picture is still being read includes the picture', async () => {
  const { screen, user, fill, picture, send, sandbox } = await openContact()
  const slow = slowToRead(pngFile('jetty.png'))
  await fill()
  await user.upload(picture(), slow.file)
  expect(await screen.findByText('jetty.png')).toBeVisible()

  await send()
  expect(callsTo(sandbox)).toEqual([])
  slow.release()

  expect(await screen.findByRole('heading', { name: 'Message and file sent' })).toBeVisible()
})

it('SUP-1 a message is refused when the picture that was still being read turns out to be invalid', async () => {
  const { user, fill, picture, send, sandbox } = await openContact()
  const slow = slowToRead(htmlNamedPng())
  await fill()
  await user.upload(picture(), slow.file)

  await send()
  slow.release()

  await waitFor(() =>
    expect(picture()).toHaveAccessibleErrorMessage('Only image files are allowed'),
  )
  await waitFor(() => expect(picture()).toHaveFocus())
  expect(callsTo(sandbox)).toEqual([])
})

it('SUP-1 a picture that cannot be read is refused beside its field, and another one is accepted', async () => {
  const { screen, user, fill, picture, send } = await openContact()
  await fill()

  await user.upload(picture(), unreadable(pngFile('gone.png')))
  await waitFor(() =>
    expect(picture()).toHaveAccessibleErrorMessage(/^This file could not be read/),
  )
  await user.upload(picture(), pngFile('here.png'))
  await send()

  expect(await screen.findByRole('heading', { name: 'Message and file sent' })).toBeVisible()
})

it('SUP-1 a picture just under 5 MB is accepted', async () => {
  const { user, picture, screen } = await openContact()

  await user.upload(picture(), pngFile('full.png', 5 * MEGABYTE - 1))

  expect(await screen.findByText('full.png')).toBeVisible()
  expect(picture()).not.toHaveAttribute('aria-invalid')
})

it('SUP-1 a picture can be pasted anywhere in the form, and dropped on its field', async () => {
  const { screen, box, picture } = await openContact()

  paste(box('Full name'), pngFile('screenshot.png'))
  expect(await screen.findByText('screenshot.png')).toBeVisible()

  fireEvent.drop(picture(), { dataTransfer: { files: [pngFile('dropped.png')] } })
  expect(await screen.findByText('dropped.png')).toBeVisible()
  expect(screen.queryByText('screenshot.png')).toBeNull()
})

it('SUP-1 pasting text that comes with a picture keeps the text', async () => {
  const { screen, box } = await openContact()

  const event = paste(box('Message'), pngFile('cells.png'), ['text/plain', 'Files'])

  expect(event.defaultPrevented).toBe(false)
  expect(screen.queryByText('cells.png')).toBeNull()
})

it('SUP-1 the remaining characters are counted, and a message that is too long is kept and refused', async () => {
  const { screen, user, form, box, send, sandbox } = await openContact()
  await user.type(box('Message'), 'short')
  expect(form.getByText('155 characters left')).toBeVisible()

  await user.click(box('Message'))
  await user.paste('x'.repeat(160))
  expect(form.getByText('5 characters too many')).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('5 characters too many')).toHaveLength(2))
  await send()

  expect(box('Message')).toHaveValue(`short${'x'.repeat(160)}`)
  expect(box('Message')).toHaveAccessibleErrorMessage('Write 10 to 160 characters')
  expect(callsTo(sandbox)).toEqual([])
})

it('SUP-1 an empty form lists the missing fields as links, and the first one gets the focus', async () => {
  const { screen, box, send } = await openContact()

  await send()

  expect(await screen.findByText('4 fields need your attention')).toBeVisible()
  expect(screen.getByRole('link', { name: /Message: This field is required/ })).toBeVisible()
  expect(box('Full name')).toHaveFocus()
})

it.each([
  ['/Email', 'invalid_email', 'E-mail', 'Enter a valid e-mail, like name@example.com'],
  ['/Concern', 'note_length', 'Message', 'Write 10 to 160 characters'],
])(
  'SUP-1 a refusal of the server at %s is shown beside its field',
  async (pointer, code, name, text) => {
    const { box, fill, send } = await openContact()
    refuseOnce(400, 'validation_failed', {
      detail: 'Some fields are wrong.',
      errors: [{ pointer, code, params: { min: 10, max: 160 } }],
    })
    await fill()

    await send()

    await waitFor(() => expect(box(name)).toHaveAccessibleErrorMessage(text))
    expect(box(name)).toHaveFocus()
  },
)

it.each([
  [413, 'file_too_large', { limit: 5 * MEGABYTE }, /File size must be under 5.MB/],
  [415, 'file_type_refused', { kinds: 'png' }, /Only image files are allowed/],
  [413, 'payload_too_large', { limit: 6 * MEGABYTE }, /./],
  [422, 'image_too_large', { width: 9000, height: 8000, megapixels: 64 }, /9000 × 8000 pixels/],
])(
  'SUP-1 a %i %s of the server is shown beside the picture until another one is chosen',
  async (status, code, params, text) => {
    const { screen, user, fill, picture, send } = await openContact()
    refuseOnce(status, code, { detail: 'Refused.', params })
    await fill()
    await user.upload(picture(), pngFile('odd.png'))
    await screen.findByText('odd.png')

    await send()
    await waitFor(() => expect(picture()).toHaveAccessibleErrorMessage(text))
    await user.upload(picture(), pngFile('other.png'))

    await waitFor(() => expect(picture()).not.toHaveAttribute('aria-invalid'))
  },
)

it('SUP-1 a picture with too many pixels is refused before it is sent', async () => {
  const { user, fill, picture, send } = await openContact()
  await fill()
  await user.upload(picture(), await hugePngFile())

  await send()

  await waitFor(() =>
    expect(picture()).toHaveAccessibleErrorMessage(
      'The picture has 16384 × 16384 pixels, more than 64 million: send a smaller one',
    ),
  )
})

it('SUP-1 a reload keeps what was typed, and an order in the address replaces the typed one', async () => {
  const sandbox = await createTestSandbox()
  const first = await openContact({ sandbox })
  await first.fill()
  await first.user.type(first.box('Booking ID'), 'NST-4KQ7ZP')
  first.unmount()

  const second = await openContact({ sandbox })
  expect(second.box('Full name')).toHaveValue('Lim Hui Min')
  expect(second.box('Booking ID')).toHaveValue('NST-4KQ7ZP')
  expect(second.box('Message')).toHaveValue(contactMessage)
  expect(second.form.getByRole('combobox')).toHaveValue('ferry')
  second.unmount()

  const third = await openContact({ sandbox }, 'ord_5T8Q2MZK7C')
  expect(third.box('Booking ID')).toHaveValue('ord_5T8Q2MZK7C')
  expect(third.box('Message')).toHaveValue(contactMessage)
})

it('SUP-1 the name and e-mail of a logged-in user are filled in', async () => {
  const sandbox = await createTestSandbox()
  const session = await logIn(sandbox, 'weiling', 'selat-demo-1')

  const { box } = await openContact({ sandbox, session })

  expect(box('Full name')).toHaveValue(session.User.Name)
  await waitFor(() => expect(box('E-mail')).toHaveValue(session.User.Email))
})

it('SUP-1 an order of this device can be chosen with one press', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  rememberBooking('ord_ZZZZZZZZZZ', 'a-token-that-opens-nothing')

  const { form, user, box } = await openContact({ sandbox })
  const orders = await form.findByRole('group', { name: 'Booked on this device' })
  const choice = within(orders).getByRole('button', { name: new RegExp(order.ConfirmationNumber) })
  await user.click(choice)

  expect(box('Booking ID')).toHaveValue(order.ConfirmationNumber)
  expect(choice).toHaveAttribute('aria-pressed', 'true')
  expect(within(orders).getAllByRole('button')).toHaveLength(1)
})

it('SUP-1 the subjects are the tenant’s products, the account and anything else', async () => {
  const { form } = await openContact({ host: 'riauline.localhost' })

  const subjects = within(form.getByRole('combobox')).getAllByRole('option')

  expect(subjects.map(({ textContent }) => textContent)).toEqual([
    'Ferry',
    'My account',
    'Something else',
  ])
})

it('SUP-1 APP-7 the agency’s phone and e-mail stand beside the form, and title and language are those of the page', async () => {
  const { screen } = await openContact()
  const aside = within(screen.getByRole('complementary', { name: 'Reach us directly' }))
  expect(aside.getByRole('link', { name: /^\+6/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+6\d+$/),
  )
  expect(aside.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  )
  expect(document.title).toBe('Contact us | Nusa Strait Travel')

  const chinese = await renderApp(paths.contact(), { language: 'ZHTD' })
  await chinese.screen.findByRole('heading', { level: 1, name: '聯絡我們' })
  expect(document.title).toBe('聯絡我們 | Nusa Strait Travel')
  expect(document.documentElement.lang).toBe('zh-Hant')
})

it('SUP-1 footer, 404 page and order link to the contact form', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  const first = await renderApp('/nowhere', { sandbox })
  await first.screen.findByRole('heading', { name: 'Page Not Found' })
  const links = first.screen.getAllByRole('link', { name: 'Contact us' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact'])
  first.unmount()

  const second = await renderApp(paths.orderDetail(order.Id), { sandbox })
  const main = within(second.screen.getByRole('main'))

  expect(await main.findByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    `/contact?order=${order.Id}`,
  )
})

function paste(target: HTMLElement, file: File, types = ['Files']) {
  const event = createEvent.paste(target, { clipboardData: { files: [file], types } })
  fireEvent(target, event)
  return event
}

function refuseOnce(...refusal: Parameters<typeof problemResponse>): void {
  server.use(http.post(contactUrl, () => problemResponse(...refusal), { once: true }))
}

it('SUP-1 RUL-1 a name and a booking that are pasted too long stay whole, and say how long they may be', async () => {
  const { user, box, fill, send, sandbox } = await openContact()
  await fill()

  await user.click(box('Full name'))
  await user.paste('n'.repeat(101))
  await user.click(box('Booking'))
  await user.paste('NST-'.repeat(11))
  await send()

  expect(box('Full name')).toHaveValue(`Lim Hui Min${'n'.repeat(101)}`)
  expect(box('Full name')).toHaveAccessibleErrorMessage('Keep it within 100 characters')
  expect(box('Booking')).toHaveValue('NST-'.repeat(11))
  expect(box('Booking')).toHaveAccessibleErrorMessage('Keep it within 40 characters')
  expect(callsTo(sandbox)).toEqual([])
})
