import { BOOKING_EMAIL_MINUTES } from '@selat/domain'
import type { Sandbox } from '@selat/mock-api'
import { act, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { holdAnswer, holdCall, loseAnswers } from '../../../test/hold-call.ts'
import { holderOf, type PlacedOrder, placeOrder } from '../../../test/place-order.ts'
import {
  htmlNamedPng,
  hugePngFile,
  pngFile,
  slowToRead,
  unreadable,
} from '../../../test/proof-file.ts'
import { createTestSandbox, renderApp, server } from '../../../test/render-app.tsx'

/** Opens a payment page on which a bank transfer is chosen. */
async function openTransfer() {
  const sandbox = await createTestSandbox()
  const placed = await placeOrder(sandbox)
  await holderOf(sandbox, placed).choose('TRANSFER_BCA')
  const app = await renderApp(paths.payment(placed.order.Id), { sandbox })
  const field = await app.screen.findByLabelText('Payment proof')
  const confirm = () => app.screen.findByRole('button', { name: 'I have paid' })
  return { ...app, ...placed, field, confirm }
}

type Opened = Awaited<ReturnType<typeof openTransfer>>

function uploadsOf(sandbox: Sandbox): number {
  return sandbox.services.requests.list().filter(({ path }) => path.includes('/payment/proof'))
    .length
}

async function confirmationsOf(sandbox: Sandbox, placed: PlacedOrder): Promise<number> {
  const { History } = await holderOf(sandbox, placed).payment()
  return History.filter(({ Event }) => Event === 'declare_paid').length
}

it('CHK-5 a transfer goes from its proof to the tickets, and each page follows by itself', async () => {
  const sandbox = await createTestSandbox()
  const { order } = await placeOrder(sandbox)
  const { screen, user, router } = await renderApp(paths.payment(order.Id), { sandbox })

  await user.click(await screen.findByRole('radio', { name: 'Bank transfer, BCA' }))
  await user.click(screen.getByRole('button', { name: 'Pay with Bank transfer, BCA' }))
  expect(await screen.findByRole('heading', { name: 'Bank transfer, BCA' })).toHaveFocus()
  await user.upload(screen.getByLabelText('Payment proof'), pngFile())
  expect(await screen.findByText('Proof uploaded')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have paid' }))
  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/pending-payment')
  expect(screen.getByRole('term')).toHaveTextContent('Bank transfer, BCA')
  expect(screen.getByRole('definition')).toHaveTextContent(/^Rp.1,110,000$/)
  await sandbox.console.payments.approve(order.Payment.Id)

  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/success-payment')
  expect(await screen.findAllByRole('article', { name: /^TAN .*, HarbourFront/ })).toHaveLength(2)
})

it('CHK-10 the success page says in how many minutes the e-mail comes, and the e-mail is sent', async () => {
  const { screen, user, field, confirm, order, sandbox } = await openTransfer()
  await user.upload(field, pngFile())
  await user.click(await confirm())
  await screen.findByRole('heading', { name: 'Payment is being verified' })

  await sandbox.console.payments.approve(order.Payment.Id)

  const { min, max } = BOOKING_EMAIL_MINUTES
  expect(
    await screen.findByText(
      new RegExp(`Booking details will be e-mailed within ${min}-${max} minutes`),
    ),
  ).toHaveTextContent('weiling@example.com')
  const subjects = (await sandbox.outbox.list(order.Id)).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringContaining('your e-tickets'))
})

it('CHK-5 a rejected proof leads back to the payment and says why, and another one is accepted', async () => {
  const { screen, user, field, confirm, order, sandbox, router } = await openTransfer()
  await user.upload(field, pngFile())
  await user.click(await confirm())
  await screen.findByRole('heading', { name: 'Payment is being verified' })

  await sandbox.console.payments.reject(order.Payment.Id, 'amount_differs')

  expect(await screen.findByText('The amount differs from the order')).toBeVisible()
  expect(router.state.location.pathname).toBe('/payment')
  expect(await confirm()).toHaveAttribute('aria-disabled', 'true')
  // The old proof is no longer shown, so the field takes a new one.
  await user.upload(screen.getByLabelText('Payment proof'), pngFile('better.png'))
  await user.click(await confirm())
  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
})

it('CHK-5 a payer whose proof was rejected is first told not to pay twice, and whom to write to', async () => {
  const { screen, user, field, confirm, order, sandbox } = await openTransfer()
  await user.upload(field, pngFile())
  await user.click(await confirm())
  await screen.findByRole('heading', { name: 'Payment is being verified' })

  await sandbox.console.payments.reject(order.Payment.Id, 'unreadable')

  const advice = await screen.findByText(/^If you have paid, do not transfer again/)
  const amount = screen.getByRole('region', { name: 'Amount to pay' })
  expect(advice.compareDocumentPosition(amount)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const mail = screen.getByRole('link', { name: 'hello@nusastrait.example' })
  expect(mail).toHaveAttribute(
    'href',
    `mailto:hello@nusastrait.example?subject=${order.ConfirmationNumber}`,
  )
})

it('CHK-6 a file over the limit is refused beside the field with the sizes, and never sent', async () => {
  const { screen, user, field, sandbox } = await openTransfer()

  await user.upload(field, pngFile('large.png', 2_200_000))

  expect(await screen.findByRole('alert')).toHaveTextContent(/2\.1.MB.*at most 2.MB/)
  expect(screen.getByLabelText('Payment proof')).toHaveAccessibleDescription(/at most 2.MB/)
  expect(uploadsOf(sandbox)).toBe(0)
})

it('CHK-6 an HTML page that is named as a picture is refused by its content', async () => {
  const { screen, user, field, sandbox } = await openTransfer()

  await user.upload(field, htmlNamedPng())

  expect(await screen.findByRole('alert')).toHaveTextContent('not a PNG or JPEG picture')
  expect(uploadsOf(sandbox)).toBe(0)
})

it('CHK-6 a picture with too many pixels is refused by its headers, and never sent', async () => {
  const { screen, user, field, sandbox } = await openTransfer()

  await user.upload(field, await hugePngFile())

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This picture has 16384 × 16384 pixels. A proof may have 64 million: take a smaller picture or a screenshot.',
  )
  expect(uploadsOf(sandbox)).toBe(0)
})

it('CHK-6 when two files are chosen one after the other, only the last one is sent', async () => {
  const { screen, user, field, confirm, sandbox } = await openTransfer()
  const slow = slowToRead(pngFile('first.png'))

  await user.upload(field, slow.file)
  await user.upload(field, pngFile('second.png'))
  expect(await screen.findByText('Proof uploaded')).toBeVisible()
  slow.release()

  await user.click(await confirm())
  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
  expect(uploadsOf(sandbox)).toBe(1)
})

it('CHK-6 a proof that replaces another must be read before the payer can confirm', async () => {
  const { screen, user, field, confirm, sandbox, order, token } = await openTransfer()
  await user.upload(field, pngFile('wrong.png'))
  await screen.findByText('Proof uploaded')
  const right = slowToRead(pngFile('right.png'))

  await user.upload(field, right.file)
  await user.click(await confirm())
  expect(await confirm()).toHaveAccessibleDescription(/^The proof is on its way/)
  right.release()
  await screen.findByText(/^right.png ·/)
  await user.click(await confirm())

  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
  const payment = await holderOf(sandbox, { order, token }).payment()
  expect(payment.Proof?.FileName).toBe('right.png')
})

it('CHK-6 a file that cannot be read is refused beside the field, and never sent', async () => {
  const { screen, user, field, sandbox } = await openTransfer()

  await user.upload(field, unreadable(pngFile()))

  expect(await screen.findByRole('alert')).toHaveTextContent('This file could not be read')
  expect(uploadsOf(sandbox)).toBe(0)
})

it('CHK-5 the button says what it waits for, and focuses it', async () => {
  const { user, field, confirm, sandbox } = await openTransfer()
  const button = await confirm()
  expect(button).toHaveAccessibleDescription(/Upload the proof first/)

  await user.click(button)

  expect(field).toHaveFocus()
  expect(sandbox.services.requests.list().filter(({ path }) => path.includes('/confirm'))).toEqual(
    [],
  )
})

it('CHK-8 a double press confirms once', async () => {
  const { screen, user, field, confirm, sandbox, order, token } = await openTransfer()
  await user.upload(field, pngFile())
  await screen.findByText('Proof uploaded')

  await user.dblClick(await confirm())

  await screen.findByRole('heading', { name: 'Payment is being verified' })
  expect(await confirmationsOf(sandbox, { order, token })).toBe(1)
})

it('CHK-8 a tab that shows an older state moves on to where the payment is', async () => {
  const { screen, user, field, confirm, sandbox, order, token } = await openTransfer()
  await user.upload(field, pngFile())
  await screen.findByText('Proof uploaded')
  await holderOf(sandbox, { order, token }).confirm()

  await user.click(await confirm())

  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
  expect(await confirmationsOf(sandbox, { order, token })).toBe(1)
})

it('ERR-4 a failed upload keeps the file and can be tried again', async () => {
  const { screen, user, field, sandbox } = await openTransfer()
  await sandbox.services.faults.set([
    { path: '*/payment/proof', method: 'POST', status: 500, times: 1 },
  ])

  await user.upload(field, pngFile())
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('receipt.png')).toBeVisible()
  await user.click(again)

  expect(await screen.findByText('Proof uploaded')).toBeVisible()
})

const payBy = async ({ screen, user }: Opened, method: string) => {
  await user.click(await screen.findByRole('button', { name: 'Change payment method' }))
  await user.click(await screen.findByRole('radio', { name: method }))
  await user.click(screen.getByRole('button', { name: `Pay with ${method}` }))
  await screen.findByRole('heading', { name: method })
}

it('ERR-4 CHK-5 a proof that arrived although its answer was lost is not reported as failed', async () => {
  const { screen, user, field, confirm } = await openTransfer()
  loseAnswers('post', '*/payment/proof')

  await user.upload(field, pngFile())

  expect(await screen.findByText('Proof uploaded', {}, { timeout: 20_000 })).toBeVisible()
  await waitFor(async () => expect(await confirm()).not.toHaveAttribute('aria-disabled'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('CHK-5 a proof that arrives after another method was chosen does not lead back to the transfer', async () => {
  const app = await openTransfer()
  const proof = holdAnswer('post', '*/payment/proof')
  await app.user.upload(app.field, pngFile())
  await proof.asked

  await payBy(app, 'QRIS')
  proof.release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))

  expect(app.screen.getByRole('heading', { name: 'QRIS' })).toBeVisible()
  expect(app.screen.queryByText('Proof uploaded')).toBeNull()
  expect(app.screen.queryByRole('alert')).toBeNull()
})

it('CHK-5 choosing another transfer stops the upload of a proof for the former one', async () => {
  const app = await openTransfer()
  const sent: Request[] = []
  server.use(
    http.post('*/payment/proof', async ({ request }) => {
      sent.push(request)
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
      return HttpResponse.error()
    }),
  )
  await app.user.upload(app.field, pngFile())
  await waitFor(() => expect(sent).toHaveLength(1))

  await payBy(app, 'Bank transfer, Mandiri')

  expect(sent[0]?.signal.aborted).toBe(true)
  expect(app.screen.queryByText('receipt.png')).toBeNull()
  expect(app.screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('CHK-5 an upload continues while the payer looks at other methods', async () => {
  const { screen, user, field } = await openTransfer()
  const release = holdCall('post', '*/payment/proof')
  await user.upload(field, pngFile())
  await user.click(screen.getByRole('button', { name: 'Change payment method' }))

  await user.click(await screen.findByRole('button', { name: 'Stay with Bank transfer, BCA' }))
  expect(screen.getByText('receipt.png')).toBeVisible()
  release()

  expect(await screen.findByText('Proof uploaded')).toBeVisible()
})

it('NAV-10 the chosen file is still there after another page was visited', async () => {
  const { screen, user, field, router, sandbox } = await openTransfer()
  await sandbox.services.faults.set([{ path: '*/payment/proof', status: 500, times: 1 }])
  await user.upload(field, pngFile('only-here.png'))
  await screen.findByRole('button', { name: 'Try again' })

  await user.click(screen.getByRole('link', { name: 'Nusa Strait Travel' }))
  await waitFor(() => expect(screen.getByText('only-here.png')).not.toBeVisible())
  expect(router.state.location.pathname).toBe('/')
  await router.navigate(-1)

  await waitFor(() => expect(screen.getByText('only-here.png')).toBeVisible())
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Proof uploaded')).toBeVisible()
})

it('CHK-5 a reload continues with the uploaded proof', async () => {
  const first = await openTransfer()
  await first.user.upload(first.field, pngFile('before-the-reload.png'))
  await first.screen.findByText('Proof uploaded')
  first.unmount()

  const { screen, user } = await renderApp(paths.payment(first.order.Id), {
    sandbox: first.sandbox,
  })

  expect(await screen.findByText(/before-the-reload\.png/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I have paid' }))
  expect(await screen.findByRole('heading', { name: 'Payment is being verified' })).toBeVisible()
})

it('CHK-4 the figures of a transfer are copied in the form that a bank’s page takes', async () => {
  const { screen, user, order } = await openTransfer()
  const write = vi.spyOn(navigator.clipboard, 'writeText')

  await user.click(screen.getByRole('button', { name: 'Copy the amount' }))
  expect(await screen.findByText('Done: Copy the amount')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy the account number' }))
  await user.click(screen.getByRole('button', { name: 'Copy the reference' }))

  expect(write.mock.calls.flat()).toEqual([
    String(order.TotalAmount.Amount),
    '7001234567',
    order.ConfirmationNumber,
  ])
})

it('CHK-4 when the browser does not allow copying, the page says so', async () => {
  const { screen, user } = await openTransfer()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))

  await user.click(screen.getByRole('button', { name: 'Copy the account number' }))

  expect(await screen.findByText(/Select the text instead/)).toBeVisible()
})

it('CHK-5 the verification page lists the events in order', async () => {
  const { screen, user, field, confirm } = await openTransfer()
  await user.upload(field, pngFile())
  await user.click(await confirm())

  const list = await screen.findByRole('list', { name: 'What has happened' })

  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent),
  ).toEqual([
    'Order placed',
    'Payment method chosen',
    'Payment proof uploaded',
    'You said that you have paid',
    'We compare your proof with our account',
  ])
})
