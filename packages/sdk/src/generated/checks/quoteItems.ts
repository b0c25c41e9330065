// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p0.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
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
  const { Kind: v0, Code: v1, Label: v2, Band: v3, SectorIndex: v4, Quantity: v5, UnitAmount: v6, Amount: v7, PayAt: v8 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string') && Number.isSafeInteger(v4) && v4 >= 0 && v4 <= 11 && Number.isSafeInteger(v5) && v5 >= 1 && f0(v6) && f0(v7) && typeof v8 === 'string'
}
function f3(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f2(one))) return false
  }
  return true
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Total: v0, AtCounter: v1, Lines: v2 } = v
  return f0(v0) && f1(v1) && f3(v2)
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Until: v0, Percent: v1 } = v
  return (v0 === null || typeof v0 === 'string' && isDateTime(v0)) && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 100
}
function f6(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f5(one))) return false
  }
  return true
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Price: v0, RefundSteps: v1 } = v
  return f4(v0) && f6(v1)
}
function f8(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f7(one))) return false
  }
  return true
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, AsOf: v1 } = v
  return f8(v0) && typeof v1 === 'string' && isDateTime(v1)
}

export const checks: AnswerChecks = { 200: (v) => f9(v) }
