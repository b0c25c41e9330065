import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { openStore } from '../store/store.ts'
import { FAULT_PROFILES } from './fault-profiles.ts'
import { type FaultRule, faultRuleSchema, type InjectedFault } from './faults.ts'
import { createFaults } from './keep-faults.ts'

const call = { method: 'GET', path: '/travel/v1/company', header: null }

async function openFaults(rules: readonly FaultRule[], { seed = 'faults' } = {}) {
  const store = await openStore()
  onTestFinished(() => store.close())
  return { store, faults: await createFaults({ store, seed }, rules) }
}

async function strikes(
  { faults }: { faults: Awaited<ReturnType<typeof createFaults>> },
  calls: number,
): Promise<(InjectedFault | null)[]> {
  const drawn: (InjectedFault | null)[] = []
  for (let index = 0; index < calls; index += 1) drawn.push(await faults.draw(call))
  return drawn
}

it.each(Object.entries(FAULT_PROFILES))(
  'ERR-4 profile %s makes the same calls fail for the same seed, and others for another',
  async (_name, rules) => {
    const [first, second, other] = [
      await strikes(await openFaults(rules), 200),
      await strikes(await openFaults(rules), 200),
      await strikes(await openFaults(rules, { seed: 'other' }), 200),
    ]

    expect(rules.every((rule) => faultRuleSchema.safeParse(rule).success)).toBe(true)
    expect(second).toEqual(first)
    expect(other).not.toEqual(first)
  },
)

it('ERR-4 a rule makes calls fail about as often as its probability says', async () => {
  const rules: FaultRule[] = [{ path: '*', probability: 0.3, status: 500 }]
  const { faults } = await openFaults(rules)

  const struck = (await strikes({ faults }, 2000)).filter(Boolean).length

  expect(struck).toBeGreaterThan(500)
  expect(struck).toBeLessThan(700)
  expect(faults.struck()).toEqual([struck])
})

it('ERR-4 the first rule that matches applies, and each rule counts its own calls', async () => {
  const { faults } = await openFaults([
    { path: '/travel/v1/cart', status: 500 },
    { path: '*', method: 'POST', status: 500 },
    { path: '/travel/*', status: 503, times: 2 },
    { path: '*', reset: 'before' },
  ])

  const drawn = await strikes({ faults }, 3)

  expect(drawn).toEqual([{ status: 503 }, { status: 503 }, { reset: 'before' }])
  expect(faults.struck()).toEqual([0, 0, 2, 1])
})

it('ERR-4 rules, their counts and their random sequence survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selat-faults-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const rules: FaultRule[] = [
    { path: '*', status: 503, times: 2 },
    { path: '*', status: 500, probability: 0.5 },
  ]
  const undisturbed = await strikes(await openFaults(rules), 30)
  const drawn: (InjectedFault | null)[] = []

  for (let run = 0; run < 3; run += 1) {
    const store = await openStore({ data: join(folder, 'sandbox.db') })
    const faults = await createFaults({ store, seed: 'faults' }, run === 0 ? rules : [])
    drawn.push(...(await strikes({ faults }, 10)))
    await faults.settle()
    await store.close()
  }

  expect(drawn).toEqual(undisturbed)
})

it('ERR-4 two processes on one store share rules, counts and random sequence', async () => {
  const rules: FaultRule[] = [
    { path: '*', status: 503, times: 3 },
    { path: '*', status: 500, probability: 0.5 },
  ]
  const undisturbed = await strikes(await openFaults(rules), 20)
  const { store } = await openFaults([])
  const shared = { store: { ...store, version: () => null }, seed: 'faults' }
  const [first, second] = [await createFaults(shared), await createFaults(shared)]

  await first.set(rules)
  const drawn: (InjectedFault | null)[] = []
  for (let index = 0; index < 20; index += 1)
    drawn.push(await (index % 2 === 0 ? first : second).draw(call))
  await second.set([])

  expect(drawn).toEqual(undisturbed)
  expect(await first.draw(call)).toBeNull()
  expect(first.list()).toEqual([])
})

it('ERR-4 a used-up rule stays so when others are added or removed, and starts again when it is set again', async () => {
  const once: FaultRule = { path: '*', status: 503, times: 1 }
  const { faults } = await openFaults([once])
  await strikes({ faults }, 1)

  await faults.set([...faults.list(), { path: '/nowhere', status: 500 }])
  const withAnother = await strikes({ faults }, 1)
  await faults.set(faults.list().slice(0, 1))
  const alone = await strikes({ faults }, 1)
  await faults.set([once])
  const anew = await strikes({ faults }, 1)
  await faults.set([once])
  const again = await strikes({ faults }, 1)

  expect([withAnother, alone]).toEqual([[null], [null]])
  expect([anew, again]).toEqual([[{ status: 503 }], [{ status: 503 }]])
})

it('ERR-4 rules from an earlier release still apply', async () => {
  const { store, faults } = await openFaults([])
  await store.db
    .insertInto('faults')
    .values({
      tenant: 'sandbox',
      id: '0000_flt_5T8Q2MZK7CXA',
      rule: JSON.stringify({ path: '*', status: 503 }) as never, // as text of JSON
    })
    .execute()

  await faults.load()
  const drawn = await strikes({ faults }, 1)
  await faults.settle()
  await faults.load()

  expect(drawn).toEqual([{ status: 503 }])
  expect(faults.struck()).toEqual([1])
})
