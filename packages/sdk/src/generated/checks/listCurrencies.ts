// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, Symbol: v2, Exponent: v3 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 0 && v3 <= 4
}
function f1(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f0(one))) return false
  }
  return true
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f1(v0)
}

export const checks: AnswerChecks = { 200: (v) => f2(v) }
