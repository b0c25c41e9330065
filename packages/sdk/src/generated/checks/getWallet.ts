// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p0.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Currency: v0, Balance: v1, Held: v2, CreditLimit: v3, Available: v4, PendingTopUps: v5 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p0.test(v0) && f0(v1) && f0(v2) && f0(v3) && f0(v4) && f0(v5)
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
  const { AgentName: v0, TimeZone: v1, Items: v2, AsOf: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f2(v2) && typeof v3 === 'string' && isDateTime(v3)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
