import en from 'zod/v4/locales/en.js'

import type { ContractIssue } from '../errors/call-error.ts'
import { operations } from '../generated/operations.ts'
import type { Method } from './call-types.ts'

/**
 * Lists the differences between a success body and the contract, in English; empty if there are none. It is loaded when the
 * first body is refused.
 */
export function explainAnswer(
  method: Method,
  path: string,
  status: number,
  body: unknown,
): ContractIssue[] {
  const operation = Object.values(operations).find(
    (one) => one.method === method && one.path === path,
  )
  const responses: Record<string, Validator | null> = operation?.responses ?? {}
  const issues = responses[status]?.safeParse(body, IN_ENGLISH).error?.issues ?? []
  return issues.map((issue) => ({ pointer: toPointer(issue.path), message: issue.message }))
}

// The language is passed to each call, because configuring zod would also change the language of the page's own forms.
const IN_ENGLISH = { error: en().localeError }

type Validator = {
  safeParse: (
    body: unknown,
    params: typeof IN_ENGLISH,
  ) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
  }
}

function toPointer(path: PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
