import { type OperationId, operations } from '@selat/sdk/operations'

import { scenarios } from '../../src/scenarios/index.ts'
import { fillCall, playSteps, toCall } from '../../src/scenarios/player/play-scenario.ts'
import type { ScenarioCall, ScenarioStep } from '../../src/scenarios/scenario.ts'
import type { Sandbox } from '../../src/server/sandbox/sandbox.ts'
import { parametersOf } from './contract.ts'

/**
 * Returns a call that would succeed, after making the calls that it needs. It is the first call of its operation in the
 * scenario table that is not refused and meets no fault. If the table has none, an operation without a body is called with
 * the examples of the contract.
 */
export async function prepareCall(id: OperationId, sandbox: Sandbox): Promise<ScenarioCall> {
  const found = firstSuccess(id)
  if (!found && operations[id].bodyType)
    throw new Error(
      `The scenario table has no ${id} that succeeds; add one, and bad input is made of it.`,
    )
  const { given, call } = found ?? { given: [], call: exampleOf(id) }
  const kept = await playSteps(given, sandbox)
  return fillCall(call, kept)
}

/** A secret for calls of a cart. The contract has no example of secrets, so this one has the right form and is unknown. */
const NO_CART = 'this-is-the-token-of-no-cart'

function firstSuccess(id: OperationId): { given: ScenarioStep[]; call: ScenarioCall } | undefined {
  for (const { given = [], call, expected } of scenarios) {
    const index = given.findIndex((step) => toCall(step).operation === id && !isRefused(step))
    const step = given[index]
    if (step) return { given: given.slice(0, index), call: toCall(step) }
    const isWhole = 'answered' in expected && !call.header?.['X-Mock-Fault']
    if (call.operation === id && isWhole) return { given: [...given], call }
  }
  return undefined
}

function isRefused(step: ScenarioStep): boolean {
  return 'refused' in step && step.refused !== undefined
}

/**
 * Makes a call with the path and query of the contract's example. They name things that do not exist or belong to another
 * caller.
 */
export function exampleOf(id: OperationId): ScenarioCall {
  const examples = (place: string) =>
    Object.fromEntries(
      parametersOf(id)
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({ name, example }) => [name, String(example)]),
    )
  const isOfCart = parametersOf(id).some(({ name, required }) => name === 'Cart-Token' && required)
  return {
    operation: id,
    path: examples('path'),
    query: examples('query'),
    ...(isOfCart && { header: { 'Cart-Token': NO_CART } }),
  }
}
