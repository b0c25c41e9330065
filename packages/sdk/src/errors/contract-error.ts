import type { ContractError } from './call-error.ts'
import { requestIdOf } from './read-headers.ts'

type Told = Pick<ContractError, 'reason'> & Partial<ContractError>

/** A broken contract, with what the response tells of it. */
export function contractError(response: Response | null, told: Told): ContractError {
  return {
    kind: 'contract',
    status: response && response.status,
    issues: [],
    requestId: response && requestIdOf(response),
    text: null,
    cause: null,
    ...told,
  }
}
