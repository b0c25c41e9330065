import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { readCode } from '../../../lab/testing/read-code.ts'

const huimin = {
  Name: 'Lim Hui Min',
  Username: 'huimin',
  Email: 'huimin@example.com',
  PhoneCode: '+65',
  PhoneNumber: '81234567',
  IdCardNumber: 'S1234567D',
  Referral: 'friend',
  Password: 'a good one',
}
const credentials = { Username: 'huimin', Password: 'a good one' }

it('ACC-1 ACC-2 an account is registered, verified by its code and logged in to', async () => {
  const { sandbox, call, refused } = await openSandbox()

  const registered = await call('register', { body: huimin })
  const early = await refused('login', { body: credentials })
  const code = await readCode(sandbox, 'huimin@example.com')
  const confirmed = await call('confirmEmail', { body: { Username: 'huimin', Code: code } })
  const { body: session } = await call('login', { body: credentials })

  expect([registered.status, registered.body]).toEqual([
    201,
    {
      Email: 'h•••••@example.com',
      ExpiresAt: '2026-11-20T06:45:00.000Z',
      ResendAt: '2026-11-20T06:31:00.000Z',
      AsOf: '2026-11-20T06:30:00.000Z',
    },
  ])
  expect([early.status, early.body.code]).toEqual([403, 'email_not_verified'])
  expect(confirmed.status).toBe(204)
  expect(session.User).toMatchObject({
    Name: 'Lim Hui Min',
    Role: { Name: 'Customer' },
    CurrencyObj: { Code: 'IDR' },
    IsB2B: 'false',
    IsB2C: 'true',
  })
})

it('ACC-1 the referrals that a registration accepts are listed in the caller’s language', async () => {
  const { call, refused } = await openSandbox()

  const { body } = await call('listReferrals', { header: { 'Accept-Language': 'zh-TW' } })
  const unknown = await refused('register', { body: { ...huimin, Referral: 'nobody' } })

  expect(body.Items[0]).toEqual({ Code: 'friend', Name: '親友介紹' })
  expect(unknown.body.errors).toEqual([{ pointer: '/Referral', code: 'unknown', params: {} }])
})

it('ACC-1 a user name and an e-mail address can belong to only one account of a tenant', async () => {
  const { call, refused } = await openSandbox()
  const elsewhere = { query: { system: 4103 }, body: huimin }
  await call('register', { body: huimin })

  const name = await refused('register', {
    body: { ...huimin, Username: 'HuiMin', Email: 'x@example.com' },
  })
  const email = await refused('register', {
    body: { ...huimin, Username: 'another', Email: 'HUIMIN@example.com' },
  })
  const otherTenant = await call('register', elsewhere)

  expect([name.body.code, name.body.errors[0]?.pointer]).toEqual(['user_exists', '/Username'])
  expect([email.body.code, email.body.errors[0]?.pointer]).toEqual(['account_exists', '/Email'])
  expect(otherTenant.status).toBe(201)
})

it('ACC-1 of ten registrations of one user name at once only one succeeds', async () => {
  const { send } = await openSandbox()

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send('register', { body: { ...huimin, Email: `huimin${index}@example.com` } }),
    ),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
})

it('ACC-1 a tenant of agencies refuses registration', async () => {
  const { refused } = await openSandbox()

  const { status, body } = await refused('register', { query: { system: 4102 }, body: huimin })

  expect([status, body.code]).toEqual([403, 'forbidden'])
})

it('ACC-1 a repeat with the same key opens one account and sends one mail', async () => {
  const { sandbox, call } = await openSandbox()
  const twice = { header: { 'Idempotency-Key': 'register-once-0001' }, body: huimin }

  const first = await call('register', twice)
  const again = await call('register', twice)

  expect(again.text).toBe(first.text)
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('ACC-6 neither the password nor the code is stored in plain text', async () => {
  const { sandbox, call, store } = await openSandbox()
  await call('register', { body: huimin })
  const code = await readCode(sandbox, 'huimin@example.com')

  const rows = [
    await store.db.selectFrom('accounts').selectAll().execute(),
    await store.db.selectFrom('emailed_codes').selectAll().execute(),
  ]

  expect(JSON.stringify(rows)).not.toContain(huimin.Password)
  expect(JSON.stringify(rows[1])).not.toContain(code)
})

it('ACC-2 another code can be requested after a minute, and replaces the first', async () => {
  const { sandbox, call, refused, clock } = await openSandbox()
  await call('register', { body: huimin })
  const first = await readCode(sandbox, 'huimin@example.com')
  clock.advance(59)
  const tooSoon = await refused('sendVerificationCode', { body: { Username: 'huimin' } })
  clock.advance(1)
  await call('sendVerificationCode', { body: { Username: 'huimin@example.com' } })
  const second = await readCode(sandbox, 'huimin@example.com')

  const old = await refused('confirmEmail', { body: { Username: 'huimin', Code: first } })
  const fresh = await call('confirmEmail', { body: { Username: 'huimin', Code: second } })

  expect([tooSoon.status, tooSoon.headers.get('Retry-After')]).toEqual([429, '1'])
  expect(old.body).toMatchObject({ code: 'verification_code_invalid', params: { triesLeft: 4 } })
  expect(fresh.status).toBe(204)
})

it('ACC-2 an expired verification code is refused as expired', async () => {
  const { sandbox, call, refused, clock } = await openSandbox()
  await call('register', { body: huimin })
  const Code = await readCode(sandbox, 'huimin@example.com')
  clock.advance(15 * 60)

  const { body } = await refused('confirmEmail', { body: { Username: 'huimin', Code } })

  expect(body).toMatchObject({
    code: 'verification_code_invalid',
    detail: 'This code has expired',
    params: { reason: 'expired' },
  })
})

it('ACC-2 a verified account can request no code, and neither can an unknown one', async () => {
  const { refused } = await openSandbox()

  const verified = await refused('sendVerificationCode', { body: { Username: 'weiling' } })
  const nobody = await refused('sendVerificationCode', { body: { Username: 'nobody' } })
  const late = await refused('confirmEmail', { body: { Username: 'weiling', Code: '000000' } })

  expect([verified.body.code, nobody.body.code, late.body.code]).toEqual([
    'email_already_verified',
    'email_not_found',
    'email_already_verified',
  ])
})

it('ACC-2 I18-1 the mail is in the language of the call and links to the page of the code', async () => {
  const { sandbox, call } = await openSandbox()
  await call('register', { header: { 'Accept-Language': 'id' }, body: huimin })
  const code = await readCode(sandbox, 'huimin@example.com')

  const [mail] = await sandbox.outbox.list()

  expect(mail).toMatchObject({
    kind: 'verifyEmail',
    language: 'ID',
    recipient: 'huimin@example.com',
    subject: `${code} adalah kode verifikasi email Anda`,
  })
  expect(mail?.text).toContain(`http://localhost:5173/verify-email?account=huimin#${code}`)
  expect(mail?.html).toContain(code)
})
