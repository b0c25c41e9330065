// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3,4}$/
const p1 = /^[A-Z]{2}$/
const p2 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p3 = /^[A-Z]{2,4}$/
const p4 = /^[A-Z]{3}$/
const p5 = /^sai_[A-Za-z0-9_-]{4,60}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p1.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p2.test(v7))
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p4.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, Status: v5, SeatsLeft: v6, Difference: v7 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p5.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && Number.isSafeInteger(v6) && v6 >= 0 && f1(v7)
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
  const { Date: v0, From: v1, To: v2, Operator: v3, OperatorName: v4, Class: v5, ClassName: v6, Fee: v7, ChangeUntil: v8, Sailings: v9, AsOf: v10 } = v
  return typeof v0 === 'string' && isDate(v0) && f0(v1) && f0(v2) && typeof v3 === 'string' && v3.length <= 4 && p3.test(v3) && typeof v4 === 'string' && typeof v5 === 'string' && v5.length <= 3 && p4.test(v5) && typeof v6 === 'string' && f1(v7) && typeof v8 === 'string' && isDateTime(v8) && f3(v9) && typeof v10 === 'string' && isDateTime(v10)
}

export const checks: AnswerChecks = { 200: (v) => f4(v) }
