// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[A-Z]{3,4}$/
const p1 = /^[A-Z]{2}$/
const p2 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p3 = /^sai_[A-Za-z0-9_-]{4,60}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p1.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p2.test(v7))
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Vessel: v1, DepartsAt: v2, ArrivesAt: v3, DurationMinutes: v4, SeatsLeft: v5, Status: v6 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p3.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && isDateTime(v3) && Number.isSafeInteger(v4) && v4 >= 1 && Number.isSafeInteger(v5) && v5 >= 0 && typeof v6 === 'string'
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
  const { From: v0, To: v1, DateFrom: v2, DateUntil: v3, Sailings: v4, AsOf: v5 } = v
  return f0(v0) && f0(v1) && typeof v2 === 'string' && isDate(v2) && typeof v3 === 'string' && isDate(v3) && f2(v4) && typeof v5 === 'string' && isDateTime(v5)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
