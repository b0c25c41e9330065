import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { readCode } from '../../../lab/testing/read-code.ts'

const weiling = { Username: 'weiling', Password: 'selat-demo-1' }
const profile = {
  Name: 'Wei Ling Tan',
  Username: 'weiling',
  Email: 'weiling.tan@traveller.example',
  StreetAddress: '1 Maritime Square, Singapore',
  Nationality: 'SG',
  PhoneCode: '+65',
  PhoneNumber: '98765432',
}

async function signedIn() {
  const opened = await openSandbox()
  const { Token: token } = (await opened.call('login', { body: weiling })).body
  return { ...opened, token }
}

it('ACC-5 the profile is read and changed, and shows only the end of its card number', async () => {
  const { call, token, clock } = await signedIn()
  const before = (await call('getProfile', { token })).body
  clock.advance(60)

  const { body: after } = await call('updateProfile', { token, body: profile })

  expect(before).toMatchObject({ PhoneNumber: '91234567', IdCardNumberMasked: '•••••567D' })
  expect(after).toEqual({
    ...profile,
    PendingEmail: null,
    IdCardNumberMasked: '•••••567D',
    UpdatedAt: '2026-11-20T06:31:00.000Z',
  })
  expect((await call('getProfile', { token })).body).toEqual(after)
})

it('ACC-5 a profile does not replace what was saved since it was read, but may be sent again', async () => {
  const { call, refused, token } = await signedIn()
  const query = { unchangedSince: (await call('getProfile', { token })).body.UpdatedAt }
  const Email = 'wl@example.com'
  await call('updateProfile', { token, query, body: { ...profile, Email } })

  const late = await refused('updateProfile', { token, query, body: profile })
  const again = await call('updateProfile', { token, query, body: { ...profile, Email } })

  expect(late.body.code).toBe('conflict')
  expect(again.body.PendingEmail).toBe(Email)
})

it('ACC-5 a new name shows in the session, and the new user name can log in', async () => {
  const { call, token } = await signedIn()

  await call('updateProfile', { token, body: { ...profile, Name: 'Tan W. L.', Username: 'wltan' } })

  expect((await call('getSession', { token })).body.User).toMatchObject({
    Name: 'Tan W. L.',
    Username: 'wltan',
  })
  expect((await call('login', { body: { ...weiling, Username: 'WLTan' } })).status).toBe(200)
})

it('ACC-5 a new e-mail address counts once its code is confirmed', async () => {
  const { sandbox, call, refused, token } = await signedIn()
  const Email = 'wl@example.com'
  const wished = await call('updateProfile', { token, body: { ...profile, Email } })
  const Code = await readCode(sandbox, Email)
  const wrong = await refused('confirmNewEmail', {
    token,
    body: { Code: Code === '1' ? '2' : '000000' },
  })

  const confirmed = await call('confirmNewEmail', { token, body: { Code } })
  const again = await refused('confirmNewEmail', { token, body: { Code } })

  expect([wished.body.Email, wished.body.PendingEmail]).toEqual([profile.Email, Email])
  expect(wrong.body).toMatchObject({ code: 'verification_code_invalid', params: { triesLeft: 4 } })
  expect([confirmed.body.Email, confirmed.body.PendingEmail]).toEqual([Email, null])
  expect(again.body).toMatchObject({
    detail: 'This code was used already',
    params: { triesLeft: 0, reason: 'used' },
  })
  expect((await call('login', { body: { ...weiling, Username: Email } })).status).toBe(200)
  const mails = await sandbox.outbox.list()
  expect(mails.find(({ kind }) => kind === 'emailChanged')?.recipient).toBe(profile.Email)
})

it('ACC-5 a pending new address is withdrawn by saving the old one', async () => {
  const { sandbox, call, refused, token } = await signedIn()
  await call('updateProfile', { token, body: { ...profile, Email: 'wl@example.com' } })
  const Code = await readCode(sandbox, 'wl@example.com')

  const back = await call('updateProfile', { token, body: profile })
  const late = await refused('confirmNewEmail', { token, body: { Code } })

  const atOnce = await refused('updateProfile', {
    token,
    body: { ...profile, Email: 'wl@example.com' },
  })

  expect(back.body.PendingEmail).toBeNull()
  expect(atOnce.body.code).toBe('rate_limited')
  expect(late.body.code).toBe('verification_code_invalid')
})

it('ACC-5 an address or user name of another account is refused, and nothing is changed', async () => {
  const { call, refused, token } = await signedIn()
  const before = (await call('getProfile', { token })).body

  const name = await refused('updateProfile', { token, body: { ...profile, Username: 'Budi' } })
  const email = await refused('updateProfile', {
    token,
    body: { ...profile, Email: 'budi.santoso@traveller.example' },
  })

  expect([name.body.code, email.body.code]).toEqual(['user_exists', 'account_exists'])
  expect((await call('getProfile', { token })).body).toEqual(before)
})

it('ACC-5 the password is changed with the old one, other sessions end, and this one gets a new token', async () => {
  const { call, refused, token } = await signedIn()
  const { Token: elsewhere } = (await call('login', { body: weiling })).body
  const change = { OldPassword: 'selat-demo-1', NewPassword: 'another one' }

  const wrong = await refused('changePassword', { token, body: { ...change, OldPassword: 'no' } })
  const { body } = await call('changePassword', { token, body: change })

  expect([wrong.status, wrong.body.code, wrong.body.errors[0]?.pointer]).toEqual([
    422,
    'password_wrong',
    '/OldPassword',
  ])
  expect((await refused('getSession', { token })).status).toBe(401)
  expect((await refused('getSession', { token: elsewhere })).status).toBe(401)
  expect((await call('getSession', { token: body.Token })).status).toBe(200)
  expect((await refused('login', { body: weiling })).body.code).toBe('login_failed')
})

it('ACC-6 the old password cannot be guessed in an open session', async () => {
  const { refused, token } = await signedIn()
  const body = { OldPassword: 'wrong', NewPassword: 'another one' }
  for (let tries = 0; tries < 10; tries += 1) await refused('changePassword', { token, body })

  const next = await refused('changePassword', { token, body })

  expect([next.status, next.body.code]).toEqual([429, 'rate_limited'])
})

it('ACC-6 a login replaces the session that it is sent with, and no other', async () => {
  const { call, refused, token } = await signedIn()
  const { Token: elsewhere } = (await call('login', { body: weiling })).body

  const { Token: fresh } = (await call('login', { token, body: weiling })).body

  expect((await refused('getSession', { token })).status).toBe(401)
  expect((await call('getSession', { token: elsewhere })).status).toBe(200)
  expect((await call('getSession', { token: fresh })).status).toBe(200)
})

it('ACC-6 SES-3 signing out everywhere ends every session of the account, and nobody else’s', async () => {
  const { call, refused, token } = await signedIn()
  const { Token: elsewhere } = (await call('login', { body: weiling })).body
  const budi = (await call('login', { body: { Username: 'budi', Password: 'selat-demo-2' } })).body

  const out = await call('logoutEverywhere', { token })

  expect(out.status).toBe(204)
  expect((await refused('getSession', { token })).status).toBe(401)
  expect((await refused('getSession', { token: elsewhere })).status).toBe(401)
  expect((await call('getSession', { token: budi.Token })).status).toBe(200)
})

it.each([
  'getProfile',
  'updateProfile',
  'changePassword',
  'confirmNewEmail',
  'logoutEverywhere',
] as const)('ACC-6 %s requires a session of this tenant', async (operation) => {
  const { refused, token } = await signedIn()

  const answers = [
    await refused(operation),
    await refused(operation, { token, query: { system: 4103 } }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([401, 401])
})
