import { TIMEOUTS_MS } from '@selat/domain'

import { type Contract, type Operation, operationsOf } from './contract.ts'
import { writeGenerated } from './paths.ts'

/**
 * Writes the few facts that a client needs at run time, because the whole registry would be larger than the client itself.
 */
export async function writeCallFacts(contract: Contract): Promise<void> {
  const operations = operationsOf(contract)
  const keyed = operations.filter(takesKey).map((one) => `  '${one.method} ${one.path}',`)
  const exceptions = operations
    .filter((one) => one.timeoutMs !== usualTimeoutMs(one))
    .map((one) => `  '${one.method} ${one.path}': ${one.timeoutMs},`)
  await writeGenerated(
    'call-facts.ts',
    [
      '/** Operations that take an `Idempotency-Key`, as `method path`. */',
      `export const keyedOperations: readonly string[] = [\n${keyed.join('\n')}\n]`,
      '',
      '/** Milliseconds of the operations whose `x-timeout-ms` is not the usual one of their method. */',
      `export const timeoutExceptions: Readonly<Record<string, number>> = {${
        exceptions.length > 0 ? `\n${exceptions.join('\n')}\n` : ''
      }}`,
    ].join('\n'),
  )
}

export function takesKey(operation: Operation): boolean {
  return operation.parameters.some((one) => one.name === 'Idempotency-Key')
}

function usualTimeoutMs({ method, bodyType }: Operation): number {
  if (bodyType === 'multipart') return TIMEOUTS_MS.upload
  return method === 'post' ? TIMEOUTS_MS.postJson : TIMEOUTS_MS[method]
}
