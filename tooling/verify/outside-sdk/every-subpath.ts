import type { CallError, Schemas } from '@selat/sdk'
import contract from '@selat/sdk/openapi.json' with { type: 'json' }
import { operations } from '@selat/sdk/operations'
import { isProblem, PROBLEM_CODES } from '@selat/sdk/problems'
import { createQueries } from '@selat/sdk/react-query'
import { cartSchema } from '@selat/sdk/zod'

export const cart: Schemas['Cart'] = cartSchema.parse({})
export const count: number = PROBLEM_CODES.length + Object.keys(operations).length
export const version: string = contract.info.version
export const make: object = { createQueries }

export function detailOf(error: CallError): string {
  return isProblem(error, 'cart_not_found') ? error.detail : error.kind
}

export function isUnheardOf(error: CallError): boolean {
  // @ts-expect-error the list of codes is closed, also for users of the package
  return isProblem(error, 'no_such_code')
}
