import { paymentTransitions } from '@selat/domain'
import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { keepsContract, operations } from '@selat/sdk/operations'
import { PROBLEM_CODES } from '@selat/sdk/problems'
import { expect, it } from 'vitest'

import { testStore } from '../../lab/testing/fresh-store.ts'
import { openSandbox, operationIds } from '../../lab/testing/open-sandbox.ts'
import { collectStatements, readsOfWholeTables } from '../../lab/testing/whole-table-reads.ts'
import { PROOF_REJECTIONS } from '../features/order/pay/reject-proof.ts'
import { errorCatalogue, undeclaredCodes } from './error-catalogue.ts'
import { scenarios } from './index.ts'
import { at } from './player/json-pointer.ts'
import { type PlayedStep, playScenario } from './player/play-scenario.ts'
import type { SentCall } from './player/to-request.ts'
import type { Scenario } from './scenario.ts'

/** Refusals that any call can meet; one scenario is enough for all. access.test.ts tests whom each operation forbids. */
const anywhere: readonly string[] = [
  'forbidden',
  'internal_error',
  'payload_too_large',
  'tenant_unknown',
  'unsupported_media_type',
  'validation_failed',
]

const played = new Map<string, readonly PlayedStep[]>()
/** The statements of all rows that were played; none on PostgreSQL. */
const statements = new Set<string>()

async function play(scenario: Scenario) {
  const { sandbox } = await openSandbox()
  const { steps, passed } = await collectStatements(statements, () =>
    playScenario(scenario, sandbox),
  )
  played.set(scenario.id, steps)
  return { passed, last: steps.at(-1)?.answer, answers: steps.map(({ answer }) => answer) }
}

const hasFault = ({ call }: Scenario) => call.header?.['X-Mock-Fault'] !== undefined

it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'ERR-3 the documented input of %s ends as the table says',
  async (_id, scenario) => {
    const { passed, last, answers } = await play(scenario)

    expect(passed, `${scenario.id} ended with ${last?.status} ${last?.text}`).toBe(true)
    expect(answers.every(({ status }) => status < 500 || hasFault(scenario))).toBe(true)
  },
)

it('ERR-3 every row has an ID of its own, a title and a full sentence', () => {
  const ids = scenarios.map(({ id }) => id)

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))).toEqual([])
  expect(scenarios.filter(({ title, what }) => title === '' || !what.endsWith('.'))).toEqual([])
})

/** The codes that the last calls end with, whether as a problem or within an answer. */
function codesOf({ expected }: Scenario): string[] {
  if ('refused' in expected) return [expected.refused]
  if (!('answered' in expected)) return []
  return Object.entries(expected.answered).flatMap(([pointer, value]) =>
    pointer.endsWith('/Code') ? [String(value)] : [],
  )
}

it('ERR-3 every refusal that an operation declares has a row', () => {
  const forced = new Set(
    scenarios.flatMap((row) => codesOf(row).map((code) => `${row.call.operation} ${code}`)),
  )
  const declared = operationIds().flatMap((id) =>
    operations[id].problemCodes.map((code) => [id, code] as const),
  )

  const missing = declared.filter(
    ([id, code]) => !anywhere.includes(code) && !forced.has(`${id} ${code}`),
  )

  expect(missing).toEqual([])
})

it('ERR-3 every operation with refusals of its own is called by a row', () => {
  const met = new Set(
    scenarios.flatMap(({ call, given = [] }) =>
      [call, ...given].map((step) => ('operation' in step ? step.operation : '')),
    ),
  )
  const canRefuse = operationIds().filter((id) =>
    operations[id].problemCodes.some((code) => !anywhere.includes(code)),
  )

  expect(canRefuse.filter((id) => !met.has(id))).toEqual([])
})

it('ERR-3 every line of the error catalogue is forced by rows, or waits for an operation that is missing', () => {
  const ids = new Set(scenarios.map(({ id }) => id))
  const codes = new Set(scenarios.flatMap(codesOf))
  const declared = new Set<string>(operationIds().flatMap((id) => operations[id].problemCodes))

  const open = errorCatalogue.filter(({ forced }) => {
    if ('rows' in forced) return !forced.rows.every((id) => ids.has(id))
    if ('storefront' in forced) return false
    if (!('awaits' in forced)) return !codes.has(forced.code)
    const { code, operation } = forced
    const isDeclared = code !== undefined && declared.has(code)
    return isDeclared || operationIds().some((id) => operation?.test(id))
  })

  expect(open).toEqual([])
})

it('ERR-3 every code of the contract is forced by a row, or no operation can answer it yet', () => {
  const forced = new Set(scenarios.flatMap(codesOf))
  const awaited = new Set([
    ...Object.keys(undeclaredCodes),
    ...errorCatalogue.flatMap(({ forced: by }) => ('awaits' in by && by.code) || []),
  ])

  expect(PROBLEM_CODES.filter((code) => !forced.has(code) && !awaited.has(code))).toEqual([])
  expect([...awaited].filter((code) => forced.has(code))).toEqual([])
})

const valuesAt = (ending: string) =>
  new Set(
    scenarios.flatMap(({ expected }) =>
      'answered' in expected
        ? Object.entries(expected.answered)
            .filter(([pointer]) => pointer.endsWith(ending))
            .map(([, value]) => String(value))
        : [],
    ),
  )

const listed = contract.components.schemas

it.each([
  ['state of a payment', '/State', listed.PaymentState.enum],
  ['word of the payment page', '/Flow', listed.PaymentFlow.enum],
  ['reason to reject a proof', '/Rejection', PROOF_REJECTIONS],
  ['status of an order', '/Status', listed.OrderStatus.enum.filter(isAnswered)],
] as const)('CHK-3 every %s is the ending of a row', (_what, pointer, wanted) => {
  const found = valuesAt(pointer)

  expect(wanted.filter((value) => !found.has(value))).toEqual([])
})

/** An order that is only placed has no ending yet. */
function isAnswered(status: string): boolean {
  return status !== 'ENTRY'
}

it('CHK-3 every step that a payment can take is taken by a row', async () => {
  for (const scenario of scenarios) if (!played.has(scenario.id)) await play(scenario)
  const taken = new Set([...played.values()].flat().flatMap(({ answer }) => stepsIn(answer.body)))
  const steps = paymentTransitions.map(({ from, event, to }) => `${from} ${event} ${to}`)

  const missing = steps.filter((step) => !taken.has(step))

  expect(missing).toEqual([])
})

/** The steps of a payment's history in any answer that has one. */
function stepsIn(body: unknown): string[] {
  return ['/History', '/Payment/History', '/Order/Payment/History'].flatMap((pointer) => {
    const history = at(body, pointer)
    if (!Array.isArray(history)) return []
    return history.map(
      ({ Event, State }, index) => `${history[index - 1]?.State ?? 'none'} ${Event} ${State}`,
    )
  })
}

it('API-4 the compiled checks accept every success of the rows, and none with an additional field', async () => {
  for (const scenario of scenarios) if (!played.has(scenario.id)) await play(scenario)
  const routes = operationIds().map((id) => {
    const { method, path } = operations[id]
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`)
    return {
      id,
      isOf: (sent: SentCall) => sent.method.toLowerCase() === method && pattern.test(sent.path),
    }
  })
  const isTaken = ({ request, answer }: PlayedStep, body: unknown) =>
    routes.some(({ id, isOf }) => isOf(request) && keepsContract(id, answer.status, body))
  // The console's answers are not part of the contract, and a fault may spoil others.
  const successes = scenarios
    .filter((scenario) => !hasFault(scenario))
    .flatMap(({ id }) => played.get(id) ?? [])
    .filter(({ answer }) => [200, 201, 202].includes(answer.status))
    .filter(({ request }) => /^\/(travel|admin)\/v1\//.test(request.path))

  const refused = successes.filter((step) => !isTaken(step, step.answer.body))
  const taken = successes.filter((step) => isTaken(step, { ...Object(step.answer.body), Later: 1 }))

  expect(successes.length).toBeGreaterThan(500)
  expect([...refused, ...taken].map(({ request }) => request.path)).toEqual([])
})

// The test is absent on the other stores, and not skipped there, because a skipped test leaves a store without its proof.
it.each(testStore === 'memory' ? [testStore] : [])(
  'no row has a statement that reads a whole table in %s, so no call becomes slower with every booking',
  async () => {
    for (const scenario of scenarios) if (!played.has(scenario.id)) await play(scenario)

    expect(statements.size).toBeGreaterThan(150)
    expect(await readsOfWholeTables(statements)).toEqual([])
  },
)
