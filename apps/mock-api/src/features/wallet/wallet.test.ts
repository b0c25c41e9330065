import { expect, it } from 'vitest'

import { openWalletDesk, topUpForm } from '../../../lab/testing/open-wallets.ts'

const idr = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })

it("AGT-1 a wallet has balance, held amount, credit and what can be spent, with the account's currency first", async () => {
  const { signIn } = await openWalletDesk()
  const rizal = await signIn('rizal')
  const liMei = await signIn('limei')

  const { body } = await rizal.call('getWallet')
  const other = await liMei.call('getWallet')

  expect(body.AgentName).toBe('Baruna Tours')
  expect(body.Items.map(({ Currency }) => Currency)).toEqual(['IDR', 'SGD'])
  expect(body.Items[0]).toEqual({
    Currency: 'IDR',
    Balance: idr(25_000_000),
    Held: idr(0),
    CreditLimit: idr(5_000_000),
    Available: idr(30_000_000),
    PendingTopUps: idr(0),
  })
  expect(other.body.Items.map(({ Currency }) => Currency)).toEqual(['SGD', 'IDR'])
})

it('AGT-1 members of one agency have one wallet, whatever their roles', async () => {
  const { signIn } = await openWalletDesk()
  const members = await Promise.all(
    (['rizal', 'dewi', 'agus'] as const).map((name) => signIn(name)),
  )
  const [owner, booker] = members

  await owner?.topUp({ Amount: '250000' })

  for (const member of members) expect((await member.wallet()).PendingTopUps).toEqual(idr(250_000))
  expect((await booker?.call('getTopUpTerms'))?.body.Currencies.map((row) => row.Currency)).toEqual(
    ['IDR', 'SGD'],
  )
})

it('AGT-1 the terms name the accounts of the tenant and the limits of each currency', async () => {
  const { signIn } = await openWalletDesk()
  const agus = await signIn('agus')

  const { body } = await agus.call('getTopUpTerms')

  expect(body.Accounts.map(({ Code, Currency }) => [Code, Currency])).toEqual([
    ['TRANSFER_MANDIRI', 'IDR'],
    ['TRANSFER_BCA', 'IDR'],
    ['PAYNOW_UEN', 'SGD'],
  ])
  expect(body.Accounts[0]).toMatchObject({
    Bank: 'Bank Mandiri',
    AccountName: 'PT Nusa Strait Kemitraan',
    AccountNumber: '1090012345678',
  })
  expect(body.Currencies[0]).toEqual({
    Currency: 'IDR',
    Minimum: idr(100_000),
    Maximum: idr(500_000_000),
  })
  expect(body.SourceBanks).toContain('BCA')
})

it('AGT-1 travellers, authorities and visitors have no wallet', async () => {
  const { signIn, refused, call, onSite } = await openWalletDesk()
  const sari = await signIn('sari')
  const traveller = await call('login', {
    body: { Username: 'weiling', Password: 'selat-demo-1' },
  })

  expect((await sari.refused('getWallet')).body.code).toBe('forbidden')
  expect((await refused('getWallet', { token: traveller.body.Token })).body.code).toBe('forbidden')
  expect((await refused('getWallet', onSite({}))).body.code).toBe('unauthorized')
})

it('AGT-2 a booker can read a top-up, but neither request nor cancel one', async () => {
  const { signIn } = await openWalletDesk()
  const [agus, dewi] = [await signIn('agus'), await signIn('dewi')]
  const topUp = await agus.topUp()
  const path = { id: topUp.Id }

  expect((await dewi.call('getTopUp', { path })).body).toEqual(topUp)
  expect((await dewi.refused('cancelTopUp', { path })).body.code).toBe('forbidden')
  expect((await dewi.refused('requestTopUp', { body: topUpForm() })).body.code).toBe('forbidden')
})
