// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

const p0 = /^[A-Z]{3,4}$/
const p1 = /^[A-Z]{2}$/
const p2 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p3 = /^(fer|opn)_[A-Za-z0-9_-]{3,60}$/
const p4 = /^[A-Z]{2,4}$/
const p5 = /^[A-Z]{3}$/
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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string' && one.length <= 4 && p4.test(one))) return false
  }
  return true
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, From: v1, To: v2, IsInternational: v3, CrossingMinutes: v4, Operators: v5 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p3.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p0.test(v1) && typeof v2 === 'string' && v2.length <= 4 && p0.test(v2) && typeof v3 === 'boolean' && Number.isSafeInteger(v4) && v4 >= 1 && f2(v5)
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
  const { InfantUntil: v0, ChildUntil: v1, SeniorFrom: v2 } = v
  return Number.isSafeInteger(v0) && v0 >= 0 && v0 <= 17 && Number.isSafeInteger(v1) && v1 >= 0 && v1 <= 17 && (v2 === null || Number.isSafeInteger(v2) && v2 >= 40 && v2 <= 120)
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, AgeBands: v2, CheckInOpensMinutesBefore: v3, CheckInClosesMinutesBefore: v4 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p4.test(v0) && typeof v1 === 'string' && f5(v2) && Number.isSafeInteger(v3) && v3 >= 0 && Number.isSafeInteger(v4) && v4 >= 0
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
  const { Code: v0, Name: v1 } = v
  return typeof v0 === 'string' && v0.length <= 3 && p5.test(v0) && typeof v1 === 'string'
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
  const { Terminals: v0, Routes: v1, Operators: v2, Classes: v3 } = v
  return f1(v0) && f4(v1) && f7(v2) && f9(v3)
}

export const checks: AnswerChecks = { 200: (v) => f10(v) }
