import type { ContractIssue } from '../errors/call-error.ts'
import { loadChecks } from '../generated/load-checks.ts'
import type { Method } from './call-types.ts'

/** Returns the differences between a success body and the contract; empty if there are none. */
export type AnswerCheck = (status: number, body: unknown) => Promise<ContractIssue[]>

/** Loads the check of an operation. Only clients that validate load it, with the first call of each operation. */
export async function loadAnswerCheck(method: Method, path: string): Promise<AnswerCheck> {
  const { checks } = (await loadChecks[`${method} ${path}`]?.()) ?? { checks: {} }
  return async (status, body) => {
    const fits = checks[status]
    if (fits === undefined) return [ofWhole(`Status ${status} is not declared.`)]
    if (fits === null) return body === undefined ? [] : [ofWhole('No body is declared.')]
    return fits(body) ? [] : explain(method, path, status, body)
  }
}

/**
 * Lists the differences with zod's validators. These are ten times as large as the checks, so they are loaded only for an
 * answer that breaks the contract.
 */
async function explain(
  method: Method,
  path: string,
  status: number,
  body: unknown,
): Promise<ContractIssue[]> {
  try {
    const { explainAnswer } = await import('./explain-answer.ts')
    return explainAnswer(method, path, status, body)
  } catch {
    // The answer is refused even if the reasons cannot be loaded.
    return [ofWhole('The body differs from the contract.')]
  }
}

function ofWhole(message: string): ContractIssue {
  return { pointer: '', message }
}
