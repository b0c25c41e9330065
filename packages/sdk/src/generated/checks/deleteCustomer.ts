// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

const p0 = /^cus_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
