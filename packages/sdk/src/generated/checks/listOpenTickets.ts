// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

const p0 = /^(fer|opn)_[A-Za-z0-9_-]{3,60}$/
const p1 = /^[A-Z]{2,4}$/
const p2 = /^[A-Z]{3,4}$/
const p3 = /^[A-Z]{3}$/
const p4 = /^[A-Z]{2}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p3.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Adult: v0, Child: v1, Infant: v2, Senior: v3 } = v
  return f0(v0) && f0(v1) && f0(v2) && (v3 === null || f0(v3))
}
function f2(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f3(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && p4.test(one))) return false
  }
  return true
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Kind: v1, Label: v2, Amount: v3, Bands: v4, PayAt: v5, Countries: v6 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && f0(v3) && f2(v4) && typeof v5 === 'string' && (v6 === null || f3(v6))
}
function f5(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f4(one))) return false
  }
  return true
}
function f6(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f0(one))) return false
  }
  return true
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Kind: v0, Code: v1, Label: v2, Band: v3, SectorIndex: v4, Quantity: v5, UnitAmount: v6, Amount: v7, PayAt: v8 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || typeof v3 === 'string') && Number.isSafeInteger(v4) && v4 >= 0 && v4 <= 11 && Number.isSafeInteger(v5) && v5 >= 1 && f0(v6) && f0(v7) && typeof v8 === 'string'
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
  const { Total: v0, AtCounter: v1, Lines: v2 } = v
  return f0(v0) && f6(v1) && f8(v2)
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Item: v0, Operator: v1, OperatorName: v2, From: v3, To: v4, IsInternational: v5, IsOpenTicket: v6, IsOpenTicket2W: v7, Class: v8, ClassName: v9, ValidityDays: v10, Fares: v11, Charges: v12, Estimate: v13 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p0.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p1.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && v3.length <= 4 && p2.test(v3) && typeof v4 === 'string' && v4.length <= 4 && p2.test(v4) && typeof v5 === 'boolean' && typeof v6 === 'boolean' && typeof v7 === 'boolean' && typeof v8 === 'string' && v8.length <= 3 && p3.test(v8) && typeof v9 === 'string' && Number.isSafeInteger(v10) && v10 >= 1 && f1(v11) && f5(v12) && f9(v13)
}
function f11(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f10(one))) return false
  }
  return true
}
function f12(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0 } = v
  return f11(v0)
}

export const checks: AnswerChecks = { 200: (v) => f12(v) }
