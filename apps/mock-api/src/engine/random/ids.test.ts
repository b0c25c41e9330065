import { expect, it } from 'vitest'

import { createIds, hashSecret } from './ids.ts'
import { secureRandom, seededRandom } from './random.ts'

it('CHK-9 a secret has 24 random characters, and its hash does not contain it', () => {
  const ids = createIds(secureRandom)

  const secrets = Array.from({ length: 200 }, () => ids.secret())

  expect(new Set(secrets).size).toBe(200)
  expect(secrets.every((secret) => /^[A-Za-z0-9_-]{24}$/.test(secret))).toBe(true)
  expect(hashSecret(secrets[0] ?? '')).not.toContain(secrets[0])
})

it('API-1 IDs have the prefix of their kind, and no letters that are easily confused', () => {
  const ids = createIds(secureRandom)

  const made = Array.from({ length: 500 }, () => ids.make('ord'))

  expect(made.every((id) => /^ord_[0-9A-HJKMNP-TV-Z]{12}$/.test(id))).toBe(true)
  expect(new Set(made).size).toBe(500)
})

it('API-1 the same seed draws the same IDs, and another seed draws others', () => {
  const draw = (seed: string) => {
    const ids = createIds(seededRandom(seed))
    return [ids.make('itm'), ids.secret(), ids.readable(6)]
  }

  expect(draw('one')).toEqual(draw('one'))
  expect(draw('one')).not.toEqual(draw('two'))
})

it('API-1 seeded numbers are spread evenly', () => {
  const random = seededRandom('spread')
  const counts = Array.from({ length: 10 }, () => 0)

  for (let draw = 0; draw < 10_000; draw += 1) {
    const number = random.int(10)
    counts[number] = (counts[number] ?? 0) + 1
  }

  expect(Math.min(...counts)).toBeGreaterThan(850)
  expect(Math.max(...counts)).toBeLessThan(1150)
})

it('CHK-2 more request IDs do not change the next order ID of a seed', () => {
  const orderAfter = (requests: number) => {
    const ids = createIds(seededRandom('same'), seededRandom('same requests'))
    for (let asked = 0; asked < requests; asked += 1) ids.make('req')
    return ids.make('ord')
  }

  expect(orderAfter(7)).toBe(orderAfter(0))
})
