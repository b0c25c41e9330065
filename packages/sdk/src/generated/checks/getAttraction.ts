// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}$/
const p1 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p2 = /^[A-Z]{2}$/
const p3 = /^[a-z0-9_]+$/
const p4 = /^([01][0-9]|2[0-3]):[0-5][0-9]$/
const p5 = /^[A-Z0-9][A-Z0-9_-]{0,23}$/
const p6 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { City: v0, CityName: v1, Country: v2, TimeZone: v3, Latitude: v4, Longitude: v5, Location: v6 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p1.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && p2.test(v2) && typeof v3 === 'string' && Number.isFinite(v4) && v4 >= -90 && v4 <= 90 && Number.isFinite(v5) && v5 >= -180 && v5 <= 180 && typeof v6 === 'string'
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p3.test(v0) && typeof v1 === 'string'
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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Day: v0, Opens: v1, Closes: v2, LastAdmission: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && v0 <= 7 && typeof v1 === 'string' && p4.test(v1) && typeof v2 === 'string' && p4.test(v2) && (v3 === null || typeof v3 === 'string' && p4.test(v3))
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
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Date: v0, State: v1, OpensAt: v2, ClosesAt: v3 } = v
  return typeof v0 === 'string' && isDate(v0) && typeof v1 === 'string' && (v2 === null || typeof v2 === 'string' && isDateTime(v2)) && (v3 === null || typeof v3 === 'string' && isDateTime(v3))
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { TimeZone: v0, Week: v1, Today: v2, Note: v3 } = v
  return typeof v0 === 'string' && f5(v1) && f6(v2) && (v3 === null || typeof v3 === 'string')
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p6.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Adult: v0, Child: v1, Infant: v2, Senior: v3 } = v
  return f8(v0) && (v1 === null || f8(v1)) && (v2 === null || f8(v2)) && (v3 === null || f8(v3))
}
function f10(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, Prices: v2, GroupPrice: v3, GroupSize: v4, MinOrder: v5, MaxOrder: v6, NeedsVisitDate: v7, ValidDays: v8, Confirmation: v9, RefundRule: v10, AgeRule: v11 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p5.test(v0) && typeof v1 === 'string' && (v2 === null || f9(v2)) && (v3 === null || f8(v3)) && (v4 === null || Number.isSafeInteger(v4) && v4 >= 1) && Number.isSafeInteger(v5) && v5 >= 1 && Number.isSafeInteger(v6) && v6 >= 1 && typeof v7 === 'boolean' && Number.isSafeInteger(v8) && v8 >= 1 && typeof v9 === 'string' && typeof v10 === 'string' && typeof v11 === 'string'
}
function f11(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f10(one))) return false
  }
  return true
}
function f12(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, OperatingHours: v10, SuggestedMinutes: v11, Options: v12 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p1.test(v4) && typeof v5 === 'string' && f0(v6) && f2(v7) && f3(v8) && typeof v9 === 'string' && isDateTime(v9) && f7(v10) && Number.isSafeInteger(v11) && v11 >= 1 && f11(v12)
}

export const checks: AnswerChecks = { 200: (v) => f12(v) }
