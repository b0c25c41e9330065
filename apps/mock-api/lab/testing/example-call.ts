import { type OperationId, operations } from '@selat/sdk/operations'

import { exampleBodyOf, parametersOf } from '../robustness/contract.ts'
import type { CallParts } from './create-caller.ts'
import { fileForm, pngFile } from './visitor.ts'

/** The token of an unknown cart. */
const NO_CART = 'k3x9Qv7LwZ2mB8nR4tYcHs'

/**
 * Returns the contract's example call of an operation. It has the right form, but names things that do not exist or belong
 * to another caller.
 */
export function exampleCall(id: OperationId): CallParts {
  const parameters = parametersOf(id)
  const examples = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.example !== undefined)
        .map(({ name, example }) => [name, String(example)]),
    )
  // The site, the idempotency key, the request id and the cursor of the example are left out, because each caller has its
  // own.
  const { system: _system, cursor: _cursor, ...query } = examples('query')
  const { 'Idempotency-Key': _key, 'X-Request-Id': _name, ...header } = examples('header')
  const hasCart = parameters.some(({ name, required }) => name === 'Cart-Token' && required)
  return {
    path: examples('path'),
    query,
    header: { ...(hasCart && { 'Cart-Token': NO_CART }), ...header },
    body: operations[id].bodyType === 'multipart' ? fileForm(pngFile()) : exampleBodyOf(id),
  }
}
