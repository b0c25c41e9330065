import type { Sandbox } from '@selat/mock-api'
import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import { paths } from '../../../shared/app/paths.ts'
import { agentSession, openAsAgent } from '../../../test/agents.ts'
import { holdCall } from '../../../test/hold-call.ts'
import { htmlNamedPng, pngFile, slowToRead } from '../../../test/proof-file.ts'
import { createTestSandbox, server } from '../../../test/render-app.tsx'
import { tellTopUp } from '../../../test/tell-top-up.ts'

beforeEach(() => sessionStorage.clear())

const newTopUp = paths.topUp({ topup: 'new' })

async function openForm(sandbox: Sandbox, path = newTopUp) {
  const app = await openAsAgent(path, 'agus', { sandbox })
  const { screen, user } = app
  const amount = await screen.findByRole('textbox', { name: 'Amount' })
  const bank = screen.getByRole('combobox', { name: 'Bank from' })
  const proof = screen.getByLabelText('Proof of the transfer')
  const send = () => user.click(screen.getByRole('button', { name: 'Send for approval' }))
  return { ...app, amount, bank, proof, send }
}

const topUpsOf = async (sandbox: Sandbox) => (await sandbox.console.topUps.list()).topUps

it('AGT-2 a top-up is declared with amount, account, bank, note and picture', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount, bank, proof, send } = await openForm(sandbox)

  await user.type(amount, '12.500.000')
  expect(screen.getAllByText('Rp 12,500,000')).not.toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: /BCA/ }))
  const account = screen.getByRole('region', { name: 'Send it to this account' })
  expect(within(account).getByText('7001234567')).toBeVisible()
  expect(within(account).getByRole('button', { name: 'Copy the account number' })).toBeVisible()
  await user.type(bank, 'Bank of my own')
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'For December')
  await user.upload(proof, pngFile('transfer.png'))
  expect(await screen.findByRole('img', { name: 'Preview of the proof' })).toBeVisible()
  await send()

  expect(await screen.findByText(/^TU-\w+ waits for approval$/)).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible()
  expect(await topUpsOf(sandbox)).toMatchObject([
    {
      state: 'pending',
      amount: { amount: 12_500_000, currency: 'IDR' },
      account: 'BCA 7001234567',
      bankFrom: 'Bank of my own',
      note: 'For December',
      requestedBy: 'Agus Salim',
      proof: { fileName: 'transfer.png' },
    },
  ])
})

it('NAV-12 AGT-2 the focus moves to the heading of the form, and after it to that of the wallet', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user } = await openAsAgent(paths.wallet(), 'agus', { sandbox })

  await user.click(await screen.findByRole('link', { name: 'Top up' }))

  const title = await screen.findByRole('heading', { name: 'Top up the wallet', level: 1 })
  await waitFor(() => expect(title).toHaveFocus())
  expect(screen.getByText(/^Top up the wallet \|/, { selector: '[aria-live]' })).toBeInTheDocument()
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '500000')
  await user.type(screen.getByRole('combobox', { name: 'Bank from' }), 'BCA')
  await user.upload(screen.getByLabelText('Proof of the transfer'), pngFile('transfer.png'))
  await user.click(screen.getByRole('button', { name: 'Send for approval' }))
  const wallet = await screen.findByRole('heading', { name: 'Wallet', level: 1 })
  await waitFor(() => expect(wallet).toHaveFocus())
})

it('AGT-2 wrong fields are marked, and nothing is sent', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount, bank, proof, send } = await openForm(sandbox)

  await user.type(amount, '99.999')
  await user.upload(proof, htmlNamedPng())
  await send()

  expect(await screen.findAllByText('At least Rp 100,000.')).not.toHaveLength(0)
  expect(amount).toHaveAccessibleErrorMessage('At least Rp 100,000.')
  expect(bank).toHaveAccessibleErrorMessage(/./)
  expect(proof).toHaveAccessibleErrorMessage('Only image files are allowed')
  expect(await topUpsOf(sandbox)).toEqual([])
})

it('AGT-2 a top-up that is sent while its picture is still being read includes the picture', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount, bank, proof, send } = await openForm(sandbox)
  const slow = slowToRead(pngFile('transfer.png'))
  await user.type(amount, '12.500.000')
  await user.type(bank, 'Bank of my own')
  await user.upload(proof, slow.file)

  await send()
  slow.release()

  expect(await screen.findByText(/^TU-\w+ waits for approval$/)).toBeVisible()
  expect(await topUpsOf(sandbox)).toMatchObject([{ proof: { fileName: 'transfer.png' } }])
})

it('AGT-2 another currency has limits and accounts of its own', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount } = await openForm(sandbox)

  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'Singapore Dollar')
  await user.type(amount, '250,50')

  expect(screen.getByText('From S$10.00 to S$50,000.00')).toBeVisible()
  expect(screen.getAllByText('S$250.50')).not.toHaveLength(0)
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'PAYNOW_UEN',
  ])
})

it('AGT-2 a typed amount belongs to its currency, and returns with that currency', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount } = await openForm(sandbox)
  const currency = screen.getByRole('combobox', { name: 'Currency' })
  await user.type(amount, '23562000')

  await user.selectOptions(currency, 'Singapore Dollar')

  expect(amount).toHaveValue('')
  expect(screen.queryByText('S$23,562,000.00')).toBeNull()
  await user.type(amount, '250')
  await user.selectOptions(currency, 'Indonesian Rupiah')
  expect(amount).toHaveValue('23562000')
  await user.selectOptions(currency, 'Singapore Dollar')
  expect(amount).toHaveValue('250')
})

it('AGT-2 an amount that was typed for one currency does not fill another one', async () => {
  const sandbox = await createTestSandbox()
  const first = await openForm(sandbox)
  await first.user.type(first.amount, '750000')
  first.unmount()

  const { amount } = await openForm(sandbox, paths.topUp({ topup: 'new', wallet: 'SGD' }))

  expect(amount).toHaveValue('')
})

it('AGT-2 a double press and a try after a lost answer make one top-up', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount, bank, proof } = await openForm(sandbox)
  await user.type(amount, '500000')
  await user.type(bank, 'BCA')
  await user.upload(proof, pngFile())
  let isDown = true
  server.use(
    http.post('*/admin/v1/wallet/topup', async ({ request }) => {
      if (!isDown) return undefined
      await sandbox.fetch(request.clone())
      return HttpResponse.error()
    }),
  )

  await user.dblClick(screen.getByRole('button', { name: 'Send for approval' }))
  const again = { name: 'Send for approval' }
  expect(await screen.findByRole('button', again, { timeout: 15_000 })).toBeVisible()
  isDown = false
  expect(amount).toHaveValue('500000')
  expect(bank).toHaveValue('BCA')
  await user.click(screen.getByRole('button', { name: 'Send for approval' }))

  expect(await screen.findByText(/waits for approval/)).toBeVisible()
  expect(await topUpsOf(sandbox)).toHaveLength(1)
})

it('ERR-4 AGT-2 leaving while a top-up is being sent asks first, because leaving stops it', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount, bank, proof, send } = await openForm(sandbox)
  await user.type(amount, '500000')
  await user.type(bank, 'BCA')
  await user.upload(proof, pngFile())
  const letThrough = holdCall('post', '*/admin/v1/wallet/topup')
  await send()
  await screen.findByRole('button', { name: 'Sending' })

  await user.click(screen.getByRole('link', { name: 'Cancel' }))

  const question = within(await screen.findByRole('dialog', { name: 'Leave this page?' }))
  await user.click(question.getByRole('button', { name: 'Stay' }))
  letThrough()
  expect(await screen.findByText(/waits for approval/)).toBeVisible()
  expect(await topUpsOf(sandbox)).toHaveLength(1)
})

it('AGT-2 typed text is still there when the page is opened again', async () => {
  const sandbox = await createTestSandbox()
  const first = await openForm(sandbox)
  await first.user.type(first.amount, '750000')
  await first.user.type(first.bank, 'BRI')
  first.unmount()

  const { amount, bank } = await openForm(sandbox)

  expect(amount).toHaveValue('750000')
  expect(bank).toHaveValue('BRI')
})

it('AGT-2 the missing amount is filled in, raised to the smallest one that is allowed', async () => {
  const sandbox = await createTestSandbox()

  const { amount } = await openForm(
    sandbox,
    paths.topUp({ topup: 'new', wallet: 'SGD', amount: '375' }),
  )

  expect(amount).toHaveValue('10.00')
})

it('AGT-2 CHK-7 a top-up for an order links back to its payment, before and after it is sent', async () => {
  const sandbox = await createTestSandbox()
  const order = 'ord_7K2MQ9ZP'
  const { screen, user, bank, proof, send } = await openForm(
    sandbox,
    paths.topUp({ topup: 'new', wallet: 'IDR', amount: '500000', order }),
  )
  const back = () => screen.getByRole('link', { name: 'Back to the payment of the order' })
  expect(back()).toHaveAttribute('href', paths.payment(order))
  await user.type(bank, 'BCA')
  await user.upload(proof, pngFile())

  await send()

  expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible()
  expect(back()).toHaveAttribute('href', paths.payment(order))
})

it('AGT-2 a rejected top-up is sent again with its fields filled in and its reason shown', async () => {
  const sandbox = await createTestSandbox()
  const { Id, Number: number } = await tellTopUp(sandbox)
  await sandbox.console.topUps.reject(Id, 'unreadable')
  const { screen, user } = await openAsAgent(paths.wallet(), 'agus', { sandbox })
  expect(await screen.findByText('The picture cannot be read.')).toBeVisible()

  await user.click(screen.getByRole('link', { name: `Send ${number} again` }))

  expect(await screen.findByText(`${number} was rejected`)).toBeVisible()
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('10000000')
  expect(screen.getByRole('combobox', { name: 'Bank from' })).toHaveValue('BCA')
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('November')
  await user.upload(screen.getByLabelText('Proof of the transfer'), pngFile('sharp.png'))
  await user.click(screen.getByRole('button', { name: 'Send for approval' }))
  expect(await screen.findByText(/waits for approval/)).toBeVisible()
  expect((await topUpsOf(sandbox)).map(({ state }) => state).toSorted()).toEqual([
    'pending',
    'rejected',
  ])
})

it('AGT-2 a bank account that the tenant has closed meanwhile is refused, and the page says what to do', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount, bank, proof, send } = await openForm(sandbox)
  server.use(
    http.post('*/admin/v1/wallet/topup', async ({ request }) => {
      const form = await request.formData()
      form.set('Account', 'TRANSFER_OF_OLD')
      const headers = new Headers(request.headers)
      headers.delete('Content-Type')
      return sandbox.fetch(new Request(request.url, { method: 'POST', headers, body: form }))
    }),
  )
  await user.type(amount, '500000')
  await user.type(bank, 'BCA')
  await user.upload(proof, pngFile())

  await send()

  expect(await screen.findByText(/^This account takes no more money/)).toBeVisible()
  expect(amount).toHaveValue('500000')
})

it('AGT-3 a booker is told which roles can top up, and sees no form', async () => {
  const sandbox = await createTestSandbox()
  await agentSession(sandbox, 'dewi')

  const { screen } = await openAsAgent(newTopUp, 'dewi', { sandbox })

  expect(await screen.findByRole('heading', { name: /role does not include this/ })).toBeVisible()
  expect(screen.getByText(/This page is for: Owner and Finance/)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull())
})

it('AGT-2 the address of a top-up that was not rejected shows the wallet', async () => {
  const sandbox = await createTestSandbox()
  const { Id } = await tellTopUp(sandbox)

  const { screen } = await openAsAgent(paths.topUp({ topup: Id }), 'agus', { sandbox })

  expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull()
})

it.each(['nope', 'top_000000000000'])(
  'AGT-2 the address of the top-up %s that nobody has leads back to the wallet',
  async (topup) => {
    const { screen, user } = await openAsAgent(paths.topUp({ topup }), 'agus')
    expect(
      await screen.findByRole('heading', { name: 'This top-up is not in your list' }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

    await user.click(screen.getByRole('link', { name: 'Go to the wallet' }))

    expect(await screen.findByRole('heading', { name: 'Statement' })).toBeVisible()
  },
)

it('AGT-2 RUL-1 bank, note and amount that are pasted too long stay whole, and are refused beside their fields', async () => {
  const sandbox = await createTestSandbox()
  const { screen, user, amount, bank, proof, send } = await openForm(sandbox)
  const note = screen.getByRole('textbox', { name: /^Note/ })
  await user.upload(proof, pngFile('transfer.png'))

  await user.click(amount)
  await user.paste('1'.repeat(25))
  await user.click(bank)
  await user.paste('b'.repeat(61))
  await user.click(note)
  await user.paste('n'.repeat(161))
  await send()

  expect(amount).toHaveValue('1'.repeat(25))
  expect(amount).toHaveAccessibleErrorMessage(/./)
  expect(bank).toHaveValue('b'.repeat(61))
  expect(bank).toHaveAccessibleErrorMessage('Keep it within 60 characters')
  expect(note).toHaveValue('n'.repeat(161))
  expect(note).toHaveAccessibleErrorMessage('Keep it within 160 characters')
  expect(await topUpsOf(sandbox)).toEqual([])
})
