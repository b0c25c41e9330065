// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { SentTo: v0 } = v
  return typeof v0 === 'string'
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
