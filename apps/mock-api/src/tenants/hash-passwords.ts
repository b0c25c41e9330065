import { readFileSync, writeFileSync } from 'node:fs'

import { fixtureNonce, hashPassword } from '../accounts/passwords.ts'
import { readTenantFixtures } from './read-tenant-fixtures.ts'
import { tenantUsersSchema } from './tenant-types.ts'

// Writes the hash of each documented password beside it. Salts are fixed, so that a second run changes nothing.
for (const { slug } of readTenantFixtures()) {
  const file = new URL(`${slug}/users.json`, import.meta.url)
  const { note, users } = tenantUsersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const hashed = await Promise.all(
    users.map(async (user) => ({
      ...user,
      passwordHash: await hashPassword(user.password, fixtureNonce(user.id)),
    })),
  )
  writeFileSync(file, `${JSON.stringify({ note, users: hashed }, null, 2)}\n`)
}
