import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

import { expect, it, onTestFinished } from 'vitest'

import { readTenantFixtures } from '../../world/tenants/read-tenant-fixtures.ts'
import { hashFixturePassword, hashPassword, verifyPassword } from './passwords.ts'

it('ACC-6 a password is stored as argon2id with its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('secret-7'), hashPassword('secret-7')])

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(second).not.toBe(first)
  expect(await verifyPassword(first, 'secret-7')).toBe(true)
  expect(await verifyPassword(first, 'secret-8')).toBe(false)
})

it('ACC-6 no password is right for a user who does not exist', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false)
  expect(await verifyPassword(undefined, 'selat-demo-1')).toBe(false)
})

it('ACC-6 hashing does not block the event loop', async () => {
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 1)

  await Promise.all(Array.from({ length: 8 }, () => hashPassword('secret-7')))

  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(3)
})

it('ACC-6 the stored hash of every documented password is right', () => {
  const users = readTenantFixtures().flatMap((tenant) => tenant.users)

  const hashes = users.map(({ id, password }) => hashFixturePassword(id, password))

  expect(users.map(({ passwordHash }) => passwordHash)).toEqual(hashes)
})

it('ACC-6 passwords have the same hashes in a Node without argon2', async () => {
  const [user] = readTenantFixtures().flatMap((tenant) => tenant.users)
  const { argon2, argon2Sync } = crypto
  const become = (functions: object) => {
    Object.assign(crypto, functions)
    syncBuiltinESMExports()
  }
  onTestFinished(() => become({ argon2, argon2Sync }))
  // Node 22 has no argon2.
  become({ argon2: undefined, argon2Sync: undefined })

  const hash = hashFixturePassword(user?.id ?? '', user?.password ?? '')
  const isRight = await verifyPassword(user?.passwordHash, user?.password ?? '')
  const isWrong = await verifyPassword(user?.passwordHash, 'selat-demo-0')

  expect(hash).toBe(user?.passwordHash)
  expect([isRight, isWrong]).toEqual([true, false])
})
