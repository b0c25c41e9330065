// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p1 = /^[A-Z]{3,4}$/
const p2 = /^[A-Z]{2}$/
const p3 = /^[A-Z]{3}$/
const p4 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p5 = /^[A-Z]{2,4}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p1.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p2.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p0.test(v7))
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Mode: v0, Place: v1, Minutes: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 1
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
  const { Terminal: v0, Access: v1 } = v
  return f0(v0) && f2(v1)
}
function f4(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p3.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Slug: v0, To: v1, IsInternational: v2, CrossingMinutes: v3, Operators: v4, LowestPrice: v5 } = v
  return typeof v0 === 'string' && v0.length <= 124 && p0.test(v0) && f0(v1) && typeof v2 === 'boolean' && Number.isSafeInteger(v3) && v3 >= 1 && f4(v4) && (v5 === null || f5(v5))
}
function f7(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f6(one))) return false
  }
  return true
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Operator: v1, OperatorName: v2, Vessel: v3, From: v4, To: v5, DepartsAt: v6, ArrivesAt: v7, DurationMinutes: v8, Status: v9, LowestPrice: v10 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p4.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p5.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 4 && p1.test(v4) && typeof v5 === 'string' && v5.length <= 4 && p1.test(v5) && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDateTime(v7) && Number.isSafeInteger(v8) && v8 >= 1 && typeof v9 === 'string' && (v10 === null || f5(v10))
}
function f9(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f8(one))) return false
  }
  return true
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, Sailings: v1 } = v
  return typeof v0 === 'string' && isDate(v0) && f9(v1)
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
  const { Slug: v0, Place: v1, Routes: v2, Timetable: v3, AsOf: v4 } = v
  return typeof v0 === 'string' && v0.length <= 60 && p0.test(v0) && f3(v1) && f7(v2) && f11(v3) && typeof v4 === 'string' && isDateTime(v4)
}

export const checks: AnswerChecks = { 200: (v) => f12(v) }
