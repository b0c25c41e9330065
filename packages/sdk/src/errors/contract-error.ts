import type { ContractError } from './call-error.ts'
import { requestIdOf } from './read-headers.ts'

type Details = Pick<ContractError, 'reason'> & Partial<ContractError>

/** Makes a contract error with the status and the request id of the response. */
export function contractError(response: Response | null, details: Details): ContractError {
  return {
    kind: 'contract',
    status: response && response.status,
    issues: [],
    requestId: response && requestIdOf(response),
    text: null,
    cause: null,
    ...details,
  }
}
