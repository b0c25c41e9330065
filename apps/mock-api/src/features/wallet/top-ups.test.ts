import { describe, expect, it } from 'vitest'

import { openWalletDesk, topUpForm } from '../../../lab/testing/open-wallets.ts'
import { pngFile } from '../../../lab/testing/visitor.ts'

const idr = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })

describe('a top-up that is requested', () => {
  it('AGT-2 waits for approval, and the balance stays as it was', async () => {
    const { signIn } = await openWalletDesk()
    const agus = await signIn('agus')

    const topUp = await agus.topUp()

    expect(topUp).toMatchObject({
      State: 'pending',
      Amount: idr(10_000_000),
      Account: { Code: 'TRANSFER_MANDIRI', AccountNumber: '1090012345678' },
      BankFrom: 'BCA',
      Note: 'November',
      FileName: 'transfer.png',
      RequestedBy: 'Agus Salim',
      DecidedAt: null,
      Rejection: null,
    })
    expect(topUp.Number).toMatch(/^TU-[0-9A-Z]{6}$/)
    expect(await agus.wallet()).toMatchObject({
      Balance: idr(25_000_000),
      PendingTopUps: idr(10_000_000),
    })
  })

  it('AGT-2 is stored once when the same is sent twice with one key', async () => {
    const { signIn } = await openWalletDesk()
    const agus = await signIn('agus')
    const header = { 'Idempotency-Key': 'same-top-up-0001' }

    const first = await agus.call('requestTopUp', { header, body: topUpForm() })
    const second = await agus.call('requestTopUp', { header, body: topUpForm() })
    const other = await agus.refused('requestTopUp', { header, body: topUpForm({ Note: 'x' }) })

    expect(second.text).toBe(first.text)
    expect(other.body.code).toBe('idempotency_key_reused')
    expect((await agus.call('listTopUps')).body.Items).toHaveLength(1)
  })

  it('AGT-2 is refused at the field that is wrong', async () => {
    const { signIn } = await openWalletDesk()
    const agus = await signIn('agus')
    const errors = async (input: Parameters<typeof topUpForm>[0]) => {
      const { body } = await agus.refused('requestTopUp', { body: topUpForm(input) })
      return body.errors.map(({ pointer, code, params }) => [pointer, code, params])
    }

    expect(await errors({ Amount: '99999' })).toEqual([
      ['/Amount', 'too_small', { minimum: 100_000, currency: 'IDR', exponent: 0 }],
    ])
    expect(await errors({ Amount: '500000001' })).toEqual([
      ['/Amount', 'too_large', { maximum: 500_000_000, currency: 'IDR', exponent: 0 }],
    ])
    expect((await errors({ Amount: '1.5' })).map(([pointer]) => pointer)).toEqual(['/Amount'])
    expect(await errors({ BankFrom: '  \n ' })).toEqual([['/BankFrom', 'required', { min: 1 }]])
    expect((await errors({ Note: 'n'.repeat(161) })).map(([pointer]) => pointer)).toEqual(['/Note'])
  })

  it('AGT-2 is refused for an account that is not the tenant’s, or in another currency', async () => {
    const { signIn } = await openWalletDesk()
    const agus = await signIn('agus')
    const refusal = async (input: Parameters<typeof topUpForm>[0]) => {
      const { status, body } = await agus.refused('requestTopUp', { body: topUpForm(input) })
      return [status, body.code, body.params]
    }

    expect(await refusal({ Account: 'QRIS' })).toEqual([
      422,
      'top_up_refused',
      { reason: 'account_not_offered', account: 'QRIS' },
    ])
    expect(await refusal({ Account: 'PAYNOW_UEN' })).toMatchObject([422, 'top_up_refused', {}])
    expect(await refusal({ Currency: 'MYR' })).toEqual([
      422,
      'top_up_refused',
      { reason: 'currency_not_offered', currency: 'MYR' },
    ])
  })

  it('AGT-2 has its transfer shown by an image of 2 MB at most, judged by its bytes', async () => {
    const { signIn } = await openWalletDesk()
    const agus = await signIn('agus')
    const page = new File(['<!doctype html>'], 'transfer.png', { type: 'image/png' })
    const code = async (file: File) =>
      (await agus.refused('requestTopUp', { body: topUpForm({ file }) })).body.code

    expect(await code(page)).toBe('file_type_refused')
    expect(await code(pngFile('large.png', 2 * 1024 * 1024 + 1))).toBe('file_too_large')
    expect((await agus.topUp({ file: pngFile('../x/exact.png', 2 * 1024 * 1024) })).FileName).toBe(
      'exact.png',
    )
    expect((await agus.call('listTopUps')).body.Items).toHaveLength(1)
  })
})

describe('the list of top-ups', () => {
  it('AGT-2 has the newest first, in pages, and can be filtered by state', async () => {
    const { sandbox, signIn, reject } = await openWalletDesk()
    const agus = await signIn('agus')
    for (const Note of ['1', '2', '3']) {
      await agus.topUp({ Note })
      sandbox.clock.advance(1)
    }
    const notes = async (query: Record<string, string | number>) => {
      const { body } = await agus.call('listTopUps', { query })
      return { notes: body.Items.map(({ Note }) => Note), next: body.NextCursor }
    }
    const { next, ...first } = await notes({ limit: 2 })
    const newest = (await agus.call('listTopUps', { query: { limit: 1 } })).body.Items[0]

    await reject({ Id: newest?.Id ?? '' })

    expect(first.notes).toEqual(['3', '2'])
    expect(await notes({ limit: 2, cursor: next ?? '' })).toEqual({ notes: ['1'], next: null })
    expect((await notes({ state: 'pending' })).notes).toEqual(['2', '1'])
    expect((await notes({ state: 'rejected' })).notes).toEqual(['3'])
    const wrong = await agus.refused('listTopUps', { query: { cursor: 'none' } })
    expect(wrong.body.errors).toMatchObject([{ pointer: 'query:cursor', code: 'invalid_cursor' }])
  })

  it('AGT-2 has only those of the agency, and another agency finds none', async () => {
    const { signIn } = await openWalletDesk()
    const [agus, liMei] = [await signIn('agus'), await signIn('limei')]
    const path = { id: (await agus.topUp()).Id }

    expect((await liMei.call('listTopUps')).body.Items).toEqual([])
    expect((await liMei.refused('getTopUp', { path })).body.code).toBe('not_found')
    expect((await liMei.refused('cancelTopUp', { path })).body.code).toBe('not_found')
  })
})
