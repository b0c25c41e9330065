import { describe, expect, it } from 'vitest'

import { openWalletDesk } from '../../../lab/testing/open-wallets.ts'
import { pngFile } from '../../../lab/testing/visitor.ts'

const idr = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })

describe('the end of a top-up', () => {
  it('AGT-2 is in the wallet once when several approvals arrive at once', async () => {
    const { signIn, approve } = await openWalletDesk()
    const agus = await signIn('agus')
    const topUp = await agus.topUp()

    const answers = await Promise.all([1, 2, 3].map(() => approve(topUp)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await agus.wallet()).toMatchObject({
      Balance: idr(35_000_000),
      PendingTopUps: idr(0),
    })
    expect((await agus.call('getTopUp', { path: { id: topUp.Id } })).body).toMatchObject({
      State: 'approved',
      DecidedAt: '2026-11-20T06:30:00.000Z',
    })
  })

  it('AGT-2 opens a wallet in a currency in which the agency has none', async () => {
    const { sandbox, signIn, approve } = await openWalletDesk()
    const agus = await signIn('agus')
    await sandbox.store.db.deleteFrom('ledger_accounts').where('kind', '=', 'wallet').execute()
    const topUp = await agus.topUp({ Amount: '100000', Currency: 'SGD', Account: 'PAYNOW_UEN' })

    await approve(topUp)

    expect((await agus.wallet('SGD')).Balance.Amount).toBe(150_000)
  })

  it('AGT-2 has its reason when it is rejected, and nothing is booked', async () => {
    const { signIn, reject } = await openWalletDesk()
    const agus = await signIn('agus')
    const topUp = await agus.topUp()

    await reject(topUp, 'other_account')

    const { body } = await agus.call('getTopUp', { path: { id: topUp.Id } })
    expect(body).toMatchObject({ State: 'rejected', Rejection: 'other_account' })
    expect(await agus.wallet()).toMatchObject({
      Balance: idr(25_000_000),
      PendingTopUps: idr(0),
    })
  })

  it('AGT-2 can be cancelled twice without an error, and cannot be approved after that', async () => {
    const { signIn, approve } = await openWalletDesk()
    const [agus, rizal] = [await signIn('agus'), await signIn('rizal')]
    const topUp = await agus.topUp()
    const path = { id: topUp.Id }

    const first = await rizal.call('cancelTopUp', { path })
    const second = await agus.call('cancelTopUp', { path })
    const late = await approve(topUp)

    expect(first.body.State).toBe('cancelled')
    expect(second.body).toEqual(first.body)
    expect([late.status, late.body['code']]).toEqual([422, 'top_up_refused'])
  })

  it('AGT-2 cannot be cancelled once it is approved', async () => {
    const { signIn, approve } = await openWalletDesk()
    const agus = await signIn('agus')
    const topUp = await agus.topUp()
    await approve(topUp)

    const { status, body } = await agus.refused('cancelTopUp', { path: { id: topUp.Id } })

    expect([status, body.code, body.params]).toEqual([
      422,
      'top_up_refused',
      { reason: 'decided', state: 'approved' },
    ])
  })

  it('AGT-2 is either approved or cancelled when both are sent at once', async () => {
    const { signIn, approve } = await openWalletDesk()
    const agus = await signIn('agus')
    const topUp = await agus.topUp()
    const path = { id: topUp.Id }

    const [approved] = await Promise.all([
      approve(topUp),
      agus.call('cancelTopUp', { path }).catch((error: unknown) => error),
    ])

    const { body } = await agus.call('getTopUp', { path })
    expect(body.State).toBe(approved.status === 200 ? 'approved' : 'cancelled')
    const booked = approved.status === 200 ? 35_000_000 : 25_000_000
    expect((await agus.wallet()).Balance).toEqual(idr(booked))
  })

  it('AGT-2 is an event of the agency, without a name if the tenant has decided', async () => {
    const { sandbox, signIn, approve, reject } = await openWalletDesk()
    const agus = await signIn('agus')
    const [one, two, three] = [await agus.topUp(), await agus.topUp(), await agus.topUp()]
    await approve(one)
    await reject(two)
    await agus.call('cancelTopUp', { path: { id: three.Id } })

    const rows = await sandbox.store.db
      .selectFrom('agency_events')
      .select(['event', 'about', 'by_name', 'amount'])
      .where('event', '<>', 'top_up_requested')
      .execute()

    expect(rows).toHaveLength(3)
    expect(rows).toEqual(
      expect.arrayContaining([
        { event: 'top_up_approved', about: one.Number, by_name: '', amount: 10_000_000 },
        { event: 'top_up_rejected', about: two.Number, by_name: '', amount: 10_000_000 },
        {
          event: 'top_up_cancelled',
          about: three.Number,
          by_name: 'Agus Salim',
          amount: 10_000_000,
        },
      ]),
    )
  })
})

describe('the simulated decision', () => {
  it('AGT-2 approves a top-up after 20 seconds of the sandbox’s clock', async () => {
    const { sandbox, signIn, operate } = await openWalletDesk()
    await operate('simulation', { simulation: 'automatic' })
    const agus = await signIn('agus')
    const { Id: id } = await agus.topUp()
    const state = async () => (await agus.call('getTopUp', { path: { id } })).body

    sandbox.clock.advance(19)
    expect((await state()).State).toBe('pending')
    sandbox.clock.advance(3600)

    expect(await state()).toMatchObject({
      State: 'approved',
      DecidedAt: '2026-11-20T06:30:20.000Z',
    })
    expect((await agus.wallet()).Balance).toEqual(idr(35_000_000))
  })

  it.each([
    ['amount-differs.png', 'amount_differs'],
    ['Not received.JPG', 'not_received'],
    ['unreadable.jpeg', 'unreadable'],
    ['other_account.png', 'other_account'],
  ])('AGT-2 rejects a proof that is called %s for %s', async (name, reason) => {
    const { sandbox, signIn, operate } = await openWalletDesk()
    await operate('simulation', { simulation: 'automatic' })
    const agus = await signIn('agus')
    const { Id: id } = await agus.topUp({ file: pngFile(name) })

    sandbox.clock.advance(20)

    const { body } = await agus.call('getTopUp', { path: { id } })
    expect(body).toMatchObject({ State: 'rejected', Rejection: reason })
  })

  it('AGT-2 leaves a top-up to the console while the simulation is manual', async () => {
    const { sandbox, signIn, operate } = await openWalletDesk()
    await operate('simulation', { simulation: 'manual' })
    const agus = await signIn('agus')
    const { Id: id } = await agus.topUp()

    sandbox.clock.advance(24 * 3600)

    expect((await agus.call('getTopUp', { path: { id } })).body.State).toBe('pending')
  })
})
