// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3,4}$/
const p1 = /^[A-Z]{2}$/
const p2 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p3 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p4 = /^[A-Z]{2,4}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p1.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p2.test(v7))
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
  const { Id: v0, Operator: v1, OperatorName: v2, Vessel: v3, From: v4, To: v5, DepartsAt: v6, ArrivesAt: v7, CheckInOpensAt: v8, CheckInClosesAt: v9, IsInternational: v10, Capacity: v11, Booked: v12, CheckedIn: v13, LastVersion: v14, HasChanges: v15 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p3.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p4.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && f0(v4) && f0(v5) && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDateTime(v7) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && isDateTime(v9) && typeof v10 === 'boolean' && Number.isSafeInteger(v11) && v11 >= 0 && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 0 && (v14 === null || Number.isSafeInteger(v14) && v14 >= 1) && typeof v15 === 'boolean'
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
  const { Terminals: v0, Terminal: v1, Direction: v2, Date: v3, Items: v4, AsOf: v5 } = v
  return f1(v0) && typeof v1 === 'string' && v1.length <= 4 && p0.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && isDate(v3) && f3(v4) && typeof v5 === 'string' && isDateTime(v5)
}

export const checks: AnswerChecks = { 200: (v) => f4(v) }
