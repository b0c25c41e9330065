// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^(pkg|att|htl|trn|crs)_[A-Za-z0-9-]{2,40}$/
const p1 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p2 = /^[A-Z]{2}$/
const p3 = /^[a-z0-9_]+$/
const p4 = /^[A-Z]{3}$/
const p5 = /^[a-z_]+$/
const p6 = /^[a-z0-9_-]+$/
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
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Currency: v1, Exponent: v2 } = v
  return Number.isSafeInteger(v0) && typeof v1 === 'string' && v1.length <= 3 && p4.test(v1) && Number.isSafeInteger(v2) && v2 >= 0 && v2 <= 4
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Amount: v0, Per: v1 } = v
  return f3(v0) && typeof v1 === 'string'
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Average: v0, Count: v1 } = v
  return Number.isFinite(v0) && v0 >= 0 && v0 <= 5 && Number.isSafeInteger(v1) && v1 >= 0
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Nights: v0, Rooms: v1, Total: v2, PerNight: v3 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && Number.isSafeInteger(v1) && v1 >= 1 && f3(v2) && f3(v3)
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  for (const name in v) {
    const one = v[name]
    if (!(((typeof one === 'string') || (Number.isFinite(one)) || (typeof one === 'boolean')))) return false
  }
  return true
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Detail: v1, Params: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f7(v2)
}
function f9(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, ItemContent: v1, Name: v2, Summary: v3, Kind: v4, KindName: v5, Place: v6, Facts: v7, Stars: v8, From: v9, Rating: v10, Stay: v11, Unavailable: v12 } = v
  return typeof v0 === 'string' && v0.length <= 44 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 40 && p1.test(v4) && typeof v5 === 'string' && f0(v6) && f2(v7) && (v8 === null || Number.isSafeInteger(v8) && v8 >= 1 && v8 <= 5) && (v9 === null || f4(v9)) && (v10 === null || f5(v10)) && (v11 === null || f6(v11)) && (v12 === null || f8(v12))
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
  const { Code: v0, Label: v1, Count: v2 } = v
  return typeof v0 === 'string' && v0.length <= 40 && p6.test(v0) && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 0
}
function f12(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f11(one))) return false
  }
  return true
}
function f13(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Label: v1, Values: v2 } = v
  return typeof v0 === 'string' && v0.length <= 20 && p5.test(v0) && typeof v1 === 'string' && f12(v2)
}
function f14(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f13(one))) return false
  }
  return true
}
function f15(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Items: v0, Facets: v1, Total: v2, Page: v3, Size: v4, AsOf: v5 } = v
  return f10(v0) && f14(v1) && Number.isSafeInteger(v2) && v2 >= 0 && Number.isSafeInteger(v3) && v3 >= 1 && Number.isSafeInteger(v4) && v4 >= 1 && typeof v5 === 'string' && isDateTime(v5)
}

export const checks: AnswerChecks = { 200: (v) => f15(v) }
