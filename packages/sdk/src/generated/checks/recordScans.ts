// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Za-z0-9_-]+$/
const p1 = /^sai_[A-Za-z0-9_-]{4,60}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Place: v1, By: v2, Reason: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string'
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, From: v1, To: v2, DepartsAt: v3, OperatorName: v4 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p1.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && isDateTime(v3) && typeof v4 === 'string'
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { OpensAt: v0, ClosesAt: v1, TimeZone: v2 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string'
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Result: v1, Number: v2, Passenger: v3, CheckedIn: v4, Sailing: v5, CheckInTimes: v6 } = v
  return typeof v0 === 'string' && v0.length >= 16 && v0.length <= 64 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && (v4 === null || f0(v4)) && (v5 === null || f1(v5)) && (v6 === null || f2(v6))
}
function f4(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f3(one))) return false
  }
  return true
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, AsOf: v1 } = v
  return f4(v0) && typeof v1 === 'string' && isDateTime(v1)
}

export const checks: AnswerChecks = { 200: (v) => f5(v) }
