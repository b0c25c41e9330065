import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'
import { readCode } from '../../../lab/testing/read-code.ts'
import { holdHashes } from '../../../lab/testing/remember-hashes.ts'
import { TEST_SYSTEM, TEST_TENANTS } from '../../../lab/testing/test-tenants.ts'

const Email = 'weiling.tan@traveller.example'
const weiling = { Username: 'weiling', Password: 'selat-demo-1' }
const Password = 'another one'

it('ACC-4 a code sets a new password, ends every session and is used up', async () => {
  const { sandbox, call, refused } = await openSandbox()
  const { Token: token } = (await call('login', { body: weiling })).body

  const sent = await call('sendResetCode', { body: { Email } })
  const Code = await readCode(sandbox, Email)
  const set = await call('resetPassword', { body: { Email, Code, Password } })
  const again = await refused('resetPassword', { body: { Email, Code, Password: 'a third one' } })
  const session = await refused('getSession', { token })
  const old = await refused('login', { body: weiling })
  const fresh = await call('login', { body: { ...weiling, Password } })

  expect(sent.body.Email).toBe('w•••••@traveller.example')
  expect([set.status, fresh.status]).toEqual([204, 200])
  expect(again.status).toBe(422)
  expect(again.body).toMatchObject({
    code: 'reset_code_invalid',
    detail: 'This code was used already',
    params: { triesLeft: 0, reason: 'used' },
    errors: [{ pointer: '/Code', code: 'invalid_code', params: { triesLeft: 0, reason: 'used' } }],
  })
  expect([session.body.code, old.body.code]).toEqual(['unauthorized', 'login_failed'])
  expect((await sandbox.outbox.list()).map(({ kind }) => kind)).toContain('passwordChanged')
})

it('ACC-4 an unknown address is reported, unless the tenant conceals it', async () => {
  const { call, refused, sandbox } = await openSandbox({ tenants: TEST_TENANTS })
  const nobody = { body: { Email: 'nobody@example.com' } }
  const query = { system: TEST_SYSTEM }

  const refusal = await refused('sendResetCode', nobody)
  const kept = await call('sendResetCode', { ...nobody, query })
  const known = await call('sendResetCode', {
    body: { Email: 'nurul.huda@traveller.example' },
    query,
  })

  expect([refusal.status, refusal.body.code]).toEqual([404, 'email_not_found'])
  expect(kept.body.Email).toBe('n•••••@example.com')
  expect({ ...kept.body, Email: '' }).toEqual({ ...known.body, Email: '' })
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('ACC-4 with a tenant that conceals who has an account, codes and tries are answered alike for everybody', async () => {
  const { call, refused, sandbox, clock } = await openSandbox({ tenants: TEST_TENANTS })
  const query = { system: TEST_SYSTEM }
  const heard = async (address: string) => {
    const body = { Email: address, Code: '000000', Password: 'another long one' }
    const reset = { query, body }
    const answers: unknown[] = [(await refused('resetPassword', reset)).body.params]
    await call('sendResetCode', { query, body: { Email: address } })
    answers.push((await refused('sendResetCode', { query, body: { Email: address } })).body.params)
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await refused('resetPassword', reset)).body.params)
    clock.advance(20 * 60)
    const again = await call('sendResetCode', { query, body: { Email: address } })
    answers.push(again.status, Object.keys(again.body))
    answers.push((await refused('resetPassword', reset)).body.params)
    return answers
  }

  const ofSomebody = await heard('nurul.huda@traveller.example')
  const ofNobody = await heard('nobody@example.com')

  expect(ofSomebody.slice(2, 8)).toEqual([4, 3, 2, 1, 0, 0].map((triesLeft) => ({ triesLeft })))
  expect(ofNobody).toEqual(ofSomebody)
  expect(await sandbox.outbox.list()).toHaveLength(2)
})

it('ACC-4 a code allows five tries, and after that even the right one is refused', async () => {
  const { sandbox, call, refused } = await openSandbox()
  await call('sendResetCode', { body: { Email } })
  const Code = await readCode(sandbox, Email)
  const wrong = Code === '000000' ? '000001' : '000000'
  const left = []
  for (let tries = 0; tries < 5; tries += 1) {
    const { body } = await refused('resetPassword', { body: { Email, Code: wrong, Password } })
    left.push(body.params['triesLeft'])
  }

  const right = await refused('resetPassword', { body: { Email, Code, Password } })

  expect(left).toEqual([4, 3, 2, 1, 0])
  expect(right.body).toMatchObject({ code: 'reset_code_invalid', params: { triesLeft: 0 } })
  expect(right.body.params).not.toHaveProperty('reason')
})

it('ACC-4 a code is valid for fifteen minutes', async () => {
  const { sandbox, call, refused, clock } = await openSandbox()
  await call('sendResetCode', { body: { Email } })
  const Code = await readCode(sandbox, Email)
  clock.advance(15 * 60 - 1)
  const other = await openSandbox({ seed: 'codes' })
  await other.call('sendResetCode', { body: { Email } })
  const otherCode = await readCode(other.sandbox, Email)
  other.clock.advance(15 * 60)

  const inTime = await call('resetPassword', { body: { Email, Code, Password } })
  const late = await other.refused('resetPassword', { body: { Email, Code: otherCode, Password } })

  expect([inTime.status, late.status]).toEqual([204, 422])
  expect(late.body).toMatchObject({
    detail: 'This code has expired',
    params: { triesLeft: 0, reason: 'expired' },
  })
  expect(await refused('resetPassword', { body: { Email, Code, Password } })).toMatchObject({
    status: 422,
  })
})

it('ACC-4 a wrong code is refused without telling whether the right one was used or has expired', async () => {
  const { sandbox, call, refused, clock } = await openSandbox()
  await call('sendResetCode', { body: { Email } })
  const used = await readCode(sandbox, Email)
  const wrong = used === '000000' ? '000001' : '000000'
  await call('resetPassword', { body: { Email, Code: used, Password } })

  const ofUsed = await refused('resetPassword', { body: { Email, Code: wrong, Password } })
  await call('sendResetCode', { body: { Email } })
  clock.advance(15 * 60)
  const ofExpired = await refused('resetPassword', { body: { Email, Code: wrong, Password } })

  for (const { body } of [ofUsed, ofExpired])
    expect(body).toMatchObject({ detail: 'Reset code is invalid', params: { triesLeft: 0 } })
  expect([ofUsed.body.params, ofExpired.body.params]).toEqual([{ triesLeft: 0 }, { triesLeft: 0 }])
})

it('ACC-4 of ten tries with the right code at once only one succeeds', async () => {
  const { sandbox, call, send } = await openSandbox()
  await call('sendResetCode', { body: { Email } })
  const Code = await readCode(sandbox, Email)

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      send('resetPassword', { body: { Email, Code, Password: `password-${index}` } }),
    ),
  )

  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, ...Array(9).fill(422)])
})

it('ACC-4 a login that still hashes the old password when a new one is set opens no session', async () => {
  const { sandbox, call, refused } = await openSandbox()
  const { db } = sandbox.store
  const { Token: token } = (await call('login', { body: weiling })).body
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('username', '=', 'budi')
    .executeTakeFirstOrThrow()
  const tries = async () =>
    (await db.selectFrom('tries').selectAll().execute()).map((row) => JSON.stringify(row))
  const before = await tries()

  const letHash = holdHashes()
  const late = refused('login', { body: weiling })
  await expect.poll(tries, { interval: 1 }).not.toEqual(before)
  await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('username', '=', 'weiling')
    .execute()
  letHash()

  expect((await late).body.code).toBe('login_failed')
  expect((await call('getSession', { token })).status).toBe(200)
})

it('ACC-4 a code is valid only for its purpose, its address and its tenant', async () => {
  const { sandbox, call, refused } = await openSandbox()
  await call('sendVerificationCode', { body: { Username: 'putri' } })
  await call('sendResetCode', { body: { Email } })
  const verification = await readCode(sandbox, 'putri.maharani@traveller.example')
  const reset = await readCode(sandbox, Email)

  const answers = [
    await refused('resetPassword', {
      body: { Email: 'putri.maharani@traveller.example', Code: verification, Password },
    }),
    await refused('resetPassword', {
      body: { Email: 'budi.santoso@traveller.example', Code: reset, Password },
    }),
    await refused('resetPassword', {
      query: { system: 4103 },
      body: { Email, Code: reset, Password },
    }),
  ]

  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('reset_code_invalid'))
})

it('ACC-4 resetting the password of an unverified account also verifies its address', async () => {
  const { sandbox, call } = await openSandbox()
  const putri = 'putri.maharani@traveller.example'
  await call('sendResetCode', { body: { Email: putri } })
  const Code = await readCode(sandbox, putri)

  await call('resetPassword', { body: { Email: putri, Code, Password } })

  expect((await call('login', { body: { Username: 'putri', Password } })).status).toBe(200)
})

it('ACC-4 a tenant may require a longer password', async () => {
  const { refused } = await openSandbox({ tenants: TEST_TENANTS })

  const { body } = await refused('resetPassword', {
    body: { Email, Code: '000000', Password },
    query: { system: TEST_SYSTEM },
  })

  expect(body.errors).toEqual([
    { pointer: '/Password', code: 'password_too_short', params: { min: 12 } },
  ])
})
