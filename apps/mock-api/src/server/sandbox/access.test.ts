import type { ServerSchemas as Schemas } from '@selat/sdk'
import { type OperationId, type OperationRole, operations } from '@selat/sdk/operations'
import { describe, expect, it } from 'vitest'

import { openCallers, type TestCaller } from '../../../lab/testing/callers.ts'
import type { Answered } from '../../../lab/testing/create-caller.ts'
import { exampleCall } from '../../../lab/testing/example-call.ts'
import { openSandbox, operationIds } from '../../../lab/testing/open-sandbox.ts'

const IN = 'let in'

/** The expected outcome of a call by the contract: allowed, or the refusal. */
function expectedFor(id: OperationId, { role }: TestCaller): string {
  const { security, roles } = operations[id]
  const allowed: readonly OperationRole[] = roles
  if (role === null || role === 'visitor') {
    if (security === 'required') return '401 unauthorized'
    return allowed.includes('visitor') ? IN : '403 forbidden'
  }
  return security === 'none' || allowed.includes(role) ? IN : '403 forbidden'
}

const ROLES = [
  'visitor',
  'customer',
  'owner',
  'booker',
  'finance',
  'instansi',
] as const satisfies readonly OperationRole[]

it('AGT-3 every operation names known roles, and visitors exactly if it requires no session', () => {
  const wrong = operationIds().filter((id) => {
    const { security, roles } = operations[id]
    const named: readonly string[] = roles
    const isKnown = named.every((role) => (ROLES as readonly string[]).includes(role))
    return !isKnown || named.length === 0 || named.includes('visitor') !== (security !== 'required')
  })

  expect(wrong).toEqual([])
})

it('AGT-3 an operation without a session allows every role', () => {
  const wrong = operationIds().filter((id) => {
    const { security, roles } = operations[id]
    return security === 'none' && roles.length < ROLES.length
  })

  expect(wrong).toEqual([])
})

it('AGT-3 problems are answered in the order of parameters, site, session, role and body', async () => {
  const { sandbox, send } = await openSandbox()
  const callers = await openCallers(sandbox)
  const tokenOf = (role: TestCaller['role']) =>
    callers.find((one) => one.role === role)?.token ?? 'none'
  const wrong = { body: { Nonsense: true }, header: { 'Idempotency-Key': 'not a key' } }
  const key = { header: { 'Idempotency-Key': 'the-order-of-checks-1' } }
  const unknown = { query: { system: 9999 } }
  const codeOf = async (parts: Parameters<typeof send>[1]) =>
    ((await send('addCustomer', parts)).body as Schemas['Problem']).code

  const codes = [
    await codeOf({ ...wrong, ...unknown }),
    await codeOf({ ...wrong, ...key, ...unknown }),
    await codeOf({ ...wrong, ...key, query: { system: 4102 } }),
    await codeOf({ ...wrong, ...key, token: tokenOf('customer') }),
    await codeOf({ ...wrong, ...key, query: { system: 4102 }, token: tokenOf('owner') }),
  ]

  expect(codes).toEqual([
    'validation_failed',
    'tenant_unknown',
    'unauthorized',
    'forbidden',
    'validation_failed',
  ])
})

/** The outcome of a call: allowed, with any later result, or the refusal. */
function outcomeOf({ status, body }: Answered<unknown>): string {
  const { code } = (body ?? {}) as Partial<Schemas['Problem']>
  return code === 'unauthorized' || code === 'forbidden' ? `${status} ${code}` : IN
}

/** Calls that are refused for another reason than the role of the caller. */
const OTHERWISE: Readonly<Record<string, string>> = {
  // The start call refuses an ended session instead of treating its caller as a visitor (SES-4).
  'getBase a session that is over': '401 unauthorized',
  "getBase another site's session": '401 unauthorized',
}

/** Visitors cannot open accounts on the agents' site. */
const isClosed = (id: OperationId, { system }: TestCaller) => id === 'register' && system === 4102

describe('AGT-3 NAV-6 the callers of an operation are those of the contract, for every kind of caller', () => {
  it.each(operationIds())('%s', async (id) => {
    const { sandbox, send } = await openSandbox()
    const callers = (await openCallers(sandbox)).filter((caller) => !isClosed(id, caller))

    const found = await Promise.all(
      callers.map(async ({ who, system, token }) => {
        const { query, ...parts } = exampleCall(id)
        const bearer = token === undefined ? {} : { token }
        const answer = await send(id, { ...parts, ...bearer, query: { ...query, system } })
        return [who, outcomeOf(answer), misshapen(answer)]
      }),
    )

    expect(found).toEqual(
      callers.map((caller) => [
        caller.who,
        OTHERWISE[`${id} ${caller.who}`] ?? expectedFor(id, caller),
        [],
      ]),
    )
  })
})

/** Parameters that are refused before the caller's role is checked, so that the call has tested nothing. */
function misshapen({ body }: Answered<unknown>): string[] {
  const { errors = [] } = (body ?? {}) as Partial<Schemas['Problem']>
  return errors
    .filter(({ pointer }) => /^(query|path|header):/.test(pointer))
    .map(({ pointer, code }) => `${pointer} ${code}`)
}
