// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

const p0 = /^[A-Z][A-Z0-9_]{1,29}$/
const p1 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p1.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Kind: v1, Name: v2, Currency: v3, ExpiryMinutes: v4, NeedsProof: v5, Minimum: v6, Maximum: v7 } = v
  return typeof v0 === 'string' && v0.length <= 30 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 3 && p1.test(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'boolean' && (v6 === null || f0(v6)) && (v7 === null || f0(v7))
}
function f2(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f1(one))) return false
  }
  return true
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f2(v0)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
