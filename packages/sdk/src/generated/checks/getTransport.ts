// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

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
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(Number.isSafeInteger(one) && one >= 1 && one <= 7)) return false
  }
  return true
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { From: v0, Until: v1, Days: v2 } = v
  return typeof v0 === 'string' && p4.test(v0) && typeof v1 === 'string' && p4.test(v1) && f4(v2)
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p6.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, VehicleName: v1, ZoneName: v2, Hours: v3, Price: v4, ChildPrice: v5, ExtraHour: v6, Per: v7, MaxPassengers: v8, MaxBags: v9 } = v
  return typeof v0 === 'string' && v0.length <= 24 && p5.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && (v3 === null || Number.isSafeInteger(v3) && v3 >= 1) && f6(v4) && (v5 === null || f6(v5)) && (v6 === null || f6(v6)) && typeof v7 === 'string' && Number.isSafeInteger(v8) && v8 >= 1 && Number.isSafeInteger(v9) && v9 >= 0
}
function f8(v: any): boolean {
  if (!Array.isArray(v) || v.length < 1) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f7(one))) return false
  }
  return true
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1, Amount: v2, From: v3, Until: v4 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p3.test(v0) && typeof v1 === 'string' && f6(v2) && typeof v3 === 'string' && p4.test(v3) && typeof v4 === 'string' && p4.test(v4)
}
function f10(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f9(one))) return false
  }
  return true
}
function f11(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Name: v1, Summary: v2, Description: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Rules: v8, AsOf: v9, TransportKind: v10, PickUp: v11, DropOff: v12, Service: v13, AsksFor: v14, Rates: v15, Supplements: v16, RefundRule: v17, BookBeforeHours: v18 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p1.test(v4) && typeof v5 === 'string' && f0(v6) && f2(v7) && f3(v8) && typeof v9 === 'string' && isDateTime(v9) && typeof v10 === 'string' && typeof v11 === 'string' && (v12 === null || typeof v12 === 'string') && f5(v13) && f3(v14) && f8(v15) && f10(v16) && typeof v17 === 'string' && Number.isSafeInteger(v18) && v18 >= 0
}

export const checks: AnswerChecks = { 200: (v) => f11(v) }
