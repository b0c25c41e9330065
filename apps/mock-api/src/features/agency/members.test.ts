import { expect, it } from 'vitest'

import { AGENTS, openAgency } from '../../../lab/testing/open-agency.ts'
import { readCode } from '../../../lab/testing/read-code.ts'
import { holdHashes } from '../../../lab/testing/remember-hashes.ts'

const dewi = 'usr_5DW8L3ESTR'
const rizal = 'usr_3RZ7H2KMAG'
const newcomer = {
  Name: 'Siti Rahma',
  Username: 'siti',
  Email: 'siti@barunatours.example',
  Role: 'booker',
} as const
const query = { system: AGENTS }
const login = (Username: string, Password: string) => ({ query, body: { Username, Password } })

it('AGT-3 members are listed owners first, each with role, state and last visit', async () => {
  const { signIn } = await openAgency()
  const owner = await signIn('rizal')

  const { body } = await owner.call('listMembers')

  expect(body.Agency).toEqual({
    Name: 'Baruna Tours',
    Email: 'halo@barunatours.example',
    Phone: '+62778410311',
  })
  expect(body.Items.map(({ Name, Role, State }) => [Name, Role, State])).toEqual([
    ['Rizal Hakim', 'owner', 'active'],
    ['Agus Salim', 'finance', 'active'],
    ['Dewi Lestari', 'booker', 'active'],
  ])
  expect(body.Items.map(({ LastSeenAt }) => LastSeenAt)).toEqual([
    '2026-11-20T06:30:00.000Z',
    null,
    null,
  ])
})

it('AGT-3 an added member sets a password with the mailed code, and works for the agency from then on', async () => {
  const { signIn, sandbox, call, refused } = await openAgency()
  const owner = await signIn('rizal')

  const added = await owner.call('addMember', { body: newcomer })
  const early = await refused('login', login('siti', '!'))
  const mail = (await sandbox.outbox.list()).find(({ kind }) => kind === 'memberInvited')
  const Code = await readCode(sandbox, newcomer.Email)
  const reset = { Email: newcomer.Email, Code, Password: 'a first password' }
  await call('resetPassword', { query, body: reset })
  const session = (await call('login', login('siti', 'a first password'))).body
  const team = (await owner.call('listMembers')).body

  expect([added.status, added.body.State, added.body.LastSeenAt]).toEqual([201, 'invited', null])
  expect(early.body.code).toBe('login_failed')
  expect(mail?.subject).toContain('to join Baruna Tours')
  expect(mail?.text).toContain('Rizal Hakim has opened an account for you.')
  expect(mail?.text).toContain('Username: siti')
  expect(session.User).toMatchObject({
    Role: { Name: 'Agent' },
    CurrencyObj: { Code: 'IDR' },
    IsB2B: 'true',
    IsB2C: 'false',
    Agency: { Id: 'agy_BARUNA0001', Name: 'Baruna Tours', Role: 'booker' },
  })
  expect(team.Items.find(({ Username }) => Username === 'siti')).toMatchObject({
    State: 'active',
    LastSeenAt: '2026-11-20T06:30:00.000Z',
  })
})

it('AGT-3 an invitation links to a page of its own, and is valid for seven days and once', async () => {
  const { signIn, sandbox, call, refused } = await openAgency()
  await (await signIn('rizal')).call('addMember', { body: newcomer })
  const Code = await readCode(sandbox, newcomer.Email)
  const [mail] = await sandbox.outbox.list()
  const accept = { query, body: { Email: newcomer.Email, Code, Password: 'a first password' } }

  expect(mail?.text).toContain('The code is valid for 7 days and can be used once.')
  expect(mail?.text).toContain(`/login?invitation=siti%40barunatours.example#${Code}`)
  expect(mail?.text).not.toMatch(/reset|Forgot/i)
  await sandbox.console.clock.advance(7 * 86_400 - 1)
  expect((await call('resetPassword', accept)).status).toBe(204)
  expect((await refused('resetPassword', accept)).body.params['reason']).toBe('used')
  expect((await sandbox.outbox.list()).map(({ kind }) => kind)).not.toContain('passwordChanged')
})

it('AGT-3 a member whose invitation has expired can ask for another code', async () => {
  const { signIn, sandbox, call, refused } = await openAgency()
  await (await signIn('rizal')).call('addMember', { body: newcomer })
  const accept = async () => {
    const Code = await readCode(sandbox, newcomer.Email)
    return { query, body: { Email: newcomer.Email, Code, Password: 'a first password' } }
  }
  await sandbox.console.clock.advance(7 * 86_400)
  const late = await refused('resetPassword', await accept())

  await call('sendResetCode', { query, body: { Email: newcomer.Email } })

  const [mail] = await sandbox.outbox.list()
  expect(late.body.params['reason']).toBe('expired')
  expect(mail?.subject).toMatch(/is your new code to join Baruna Tours on /)
  expect(mail?.text).toContain('It is valid for 15 minutes')
  expect(mail?.text).toContain('/login?invitation=siti%40barunatours.example#')
  expect((await call('resetPassword', await accept())).status).toBe(204)
})

it('AGT-3 a user name or an address that is taken is refused, and nobody gets a mail', async () => {
  const { signIn, sandbox } = await openAgency()
  const owner = await signIn('rizal')

  const name = await owner.refused('addMember', { body: { ...newcomer, Username: 'Dewi' } })
  const address = await owner.refused('addMember', {
    body: { ...newcomer, Email: 'LiMei@straitsview.example', Username: 'limei2' },
  })
  const both = await owner.call('addMember', { body: newcomer })
  const again = await owner.refused('addMember', { body: newcomer })

  expect([name.status, name.body.code, name.body.errors[0]?.pointer]).toEqual([
    409,
    'user_exists',
    '/Username',
  ])
  expect(address.status === 409 ? address.body.code : address.text).toBe('account_exists')
  expect([both.status, again.body.code]).toEqual([201, 'user_exists'])
  expect(await sandbox.outbox.list()).toHaveLength(1)
})

it('AGT-3 a deactivated member loses every session at once, and can log in only after being activated again', async () => {
  const { signIn, onSite, call, refused } = await openAgency()
  const owner = await signIn('rizal')
  const booker = await signIn('dewi')
  const change = (IsActive: boolean) =>
    owner.call('changeMember', { path: { id: dewi }, body: { Role: 'booker', IsActive } })

  const { body: out } = await change(false)
  const session = await booker.refused('getSession')
  const back = await refused('login', login('dewi', 'selat-demo-8'))
  const guess = await refused('login', login('dewi', 'selat-demo-9'))
  const { body: again } = await change(true)
  const { status } = await call('login', login('dewi', 'selat-demo-8'))
  const old = await refused('getSession', onSite({}, booker.token))

  expect([out.State, session.body.code]).toEqual(['inactive', 'unauthorized'])
  expect([back.status, back.body.code, back.body.params]).toEqual([
    403,
    'forbidden',
    { reason: 'member_inactive' },
  ])
  expect(guess.body.code).toBe('login_failed')
  expect([again.State, status, old.body.code]).toEqual(['active', 200, 'unauthorized'])
})

it('AGT-3 a member who is deactivated while a new password is hashed gets neither a session nor the password', async () => {
  const { signIn, onSite, refused } = await openAgency()
  const owner = await signIn('rizal')
  const booker = await signIn('dewi')
  const change = (IsActive: boolean) =>
    owner.call('changeMember', { path: { id: dewi }, body: { Role: 'booker', IsActive } })
  const body = { OldPassword: 'selat-demo-8', NewPassword: 'another password' }

  const letHash = holdHashes()
  const changing = booker.refused('changePassword', { body })
  await change(false)
  letHash()
  const late = await changing
  await change(true)

  expect([late.status, late.body.code]).toEqual([401, 'unauthorized'])
  expect((await booker.refused('getSession')).body.code).toBe('unauthorized')
  const old = login('dewi', 'another password')
  expect((await refused('login', onSite(old))).body.code).toBe('login_failed')
})

it('AGT-3 a member of an agency that the site no longer has can neither call nor log in', async () => {
  const { signIn, store, refused } = await openAgency()
  const booker = await signIn('dewi')
  await store.db
    .updateTable('accounts')
    .set({ agency_id: 'agy_G0NE000001' })
    .where('id', '=', dewi)
    .execute()

  const orders = await booker.refused('listOrders')
  const back = await refused('login', login('dewi', 'selat-demo-8'))

  expect([orders.status, orders.body.code]).toEqual([401, 'unauthorized'])
  expect([back.status, back.body.params]).toEqual([403, { reason: 'member_inactive' }])
})

it('AGT-3 a new role applies from the next call on, also in open sessions', async () => {
  const { signIn } = await openAgency()
  const owner = await signIn('rizal')
  const booker = await signIn('dewi')
  await booker.call('listCustomers')

  await owner.call('changeMember', {
    path: { id: dewi },
    body: { Role: 'finance', IsActive: true },
  })

  expect((await booker.refused('listCustomers')).body.code).toBe('forbidden')
  expect((await booker.call('getSession')).body.User.Agency?.Role).toBe('finance')
})

it.each([
  ['demoted', { Role: 'booker', IsActive: true }],
  ['deactivated', { Role: 'owner', IsActive: false }],
] as const)('AGT-3 the last active owner cannot be %s', async (_what, body) => {
  const { signIn } = await openAgency()
  const owner = await signIn('rizal')
  const other = { path: { id: dewi }, body: { Role: 'owner', IsActive: false } } as const
  await owner.call('changeMember', other)

  const alone = await owner.refused('changeMember', { path: { id: rizal }, body })
  await owner.call('changeMember', { ...other, body: { Role: 'owner', IsActive: true } })
  const { status } = await owner.call('changeMember', { path: { id: rizal }, body })

  expect([alone.status, alone.body.code, alone.body.params]).toEqual([
    422,
    'member_refused',
    { reason: 'last_owner' },
  ])
  expect(status).toBe(200)
})

it('AGT-3 a member who never set a password is invited again when reactivated', async () => {
  const { signIn, refused, sandbox, call } = await openAgency()
  const owner = await signIn('rizal')
  const { Id: id } = (await owner.call('addMember', { body: newcomer })).body
  const change = async (IsActive: boolean) => {
    const answer = await owner.call('changeMember', {
      path: { id },
      body: { Role: 'booker', IsActive },
    })
    return answer.body.State
  }

  const states = [await change(false), await change(true), await change(false)]
  const Code = await readCode(sandbox, newcomer.Email)
  const reset = { Email: newcomer.Email, Code, Password: 'a first password' }
  await call('resetPassword', { query, body: reset })
  const login403 = await refused('login', login('siti', 'a first password'))

  expect(states).toEqual(['inactive', 'invited', 'inactive'])
  expect(login403.body.code).toBe('forbidden')
  expect(await change(true)).toBe('active')
})

it('AGT-3 a member of another agency is not found, in the same way as an unknown one', async () => {
  const { signIn } = await openAgency()
  const other = await signIn('limei')
  const body = { Role: 'booker', IsActive: true }

  const theirs = await other.refused('changeMember', { path: { id: dewi }, body })
  const nobody = await other.refused('changeMember', { path: { id: 'usr_0000000000' }, body })

  const withoutId = (text: string) => text.replace(/req_\w+/, '')
  expect(theirs.status).toBe(404)
  expect(withoutId(theirs.text)).toBe(withoutId(nobody.text))
})

it('AGT-3 the log of an agency is listed newest first, by page and by member', async () => {
  const { signIn, sandbox } = await openAgency()
  const owner = await signIn('rizal')
  const booker = await signIn('dewi')
  await owner.call('addMember', { body: newcomer })
  sandbox.clock.advance(60)
  const order = await booker.order()
  sandbox.clock.advance(60)
  await owner.call('changeMember', {
    path: { id: dewi },
    body: { Role: 'finance', IsActive: true },
  })
  // A call without a change records no event.
  await owner.call('changeMember', {
    path: { id: dewi },
    body: { Role: 'finance', IsActive: true },
  })

  const first = (await owner.call('listAgencyEvents', { query: { limit: 2 } })).body
  const rest = (await owner.call('listAgencyEvents', { query: { cursor: first.NextCursor ?? '' } }))
    .body
  const hers = (await owner.call('listAgencyEvents', { query: { member: dewi } })).body
  const others = await (await signIn('limei')).call('listAgencyEvents')

  const shownOf = ({ By, Event, About }: (typeof first.Items)[number]) => [By, Event, About]
  expect(first.Items.map(shownOf)).toEqual([
    ['Rizal Hakim', 'member_changed', 'Dewi Lestari'],
    ['Dewi Lestari', 'order_placed', order.ConfirmationNumber],
  ])
  expect(first.Items[1]).toMatchObject({ Order: order.Id, Amount: order.TotalAmount })
  expect(rest.Items.map(shownOf)).toEqual([['Rizal Hakim', 'member_added', 'Siti Rahma']])
  expect(rest.NextCursor).toBeNull()
  expect(hers.Items.map(shownOf)).toEqual([
    ['Dewi Lestari', 'order_placed', order.ConfirmationNumber],
  ])
  expect(others.body.Items).toEqual([])
})
