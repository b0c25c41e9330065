import { readFileSync, writeFileSync } from 'node:fs'

import { hashFixturePassword } from '../../engine/secrets/passwords.ts'
import { readTenantFixtures } from './read-tenant-fixtures.ts'
import { tenantUsersSchema } from './tenant-types.ts'

// This script writes the hash of each documented password beside it. Salts are fixed, so that a second run changes nothing.
for (const { slug } of readTenantFixtures()) {
  const file = new URL(`${slug}/users.json`, import.meta.url)
  const { note, users } = tenantUsersSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const hashed = users.map((user) => ({
    ...user,
    passwordHash: hashFixturePassword(user.id, user.password),
  }))
  writeFileSync(file, `${JSON.stringify({ note, users: hashed }, null, 2)}\n`)
}
