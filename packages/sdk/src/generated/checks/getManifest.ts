// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^sai_[A-Za-z0-9_-]{4,60}$/
const p1 = /^[A-Z]{2,4}$/
const p2 = /^[A-Z]{3,4}$/
const p3 = /^[A-Z]{2}$/
const p4 = /^[a-z0-9]+(-[a-z0-9]+)*$/
const p5 = /^tkt_[A-Za-z0-9]{6,24}$/
const p6 = /^[0-9a-f]{64}$/
const p7 = /^[A-Z]{3}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p2.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p3.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p4.test(v7))
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Operator: v1, OperatorName: v2, Vessel: v3, From: v4, To: v5, DepartsAt: v6, ArrivesAt: v7, CheckInOpensAt: v8, CheckInClosesAt: v9, IsInternational: v10, Capacity: v11, Booked: v12, CheckedIn: v13, LastVersion: v14, HasChanges: v15 } = v
  return typeof v0 === 'string' && v0.length <= 64 && p0.test(v0) && typeof v1 === 'string' && v1.length <= 4 && p1.test(v1) && typeof v2 === 'string' && typeof v3 === 'string' && f0(v4) && f0(v5) && typeof v6 === 'string' && isDateTime(v6) && typeof v7 === 'string' && isDateTime(v7) && typeof v8 === 'string' && isDateTime(v8) && typeof v9 === 'string' && isDateTime(v9) && typeof v10 === 'boolean' && Number.isSafeInteger(v11) && v11 >= 0 && Number.isSafeInteger(v12) && v12 >= 0 && Number.isSafeInteger(v13) && v13 >= 0 && (v14 === null || Number.isSafeInteger(v14) && v14 >= 1) && typeof v15 === 'boolean'
}
function f2(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, Place: v1, By: v2, Reason: v3 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string'
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Ticket: v0, Number: v1, QrDigest: v2, Title: v3, FirstName: v4, LastName: v5, DateOfBirth: v6, Band: v7, Nationality: v8, DocumentMasked: v9, DateOfExpiry: v10, Class: v11, ClassName: v12, ConfirmationNumber: v13, Seller: v14, State: v15, CheckedIn: v16 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p5.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 64 && p6.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && typeof v6 === 'string' && isDate(v6) && typeof v7 === 'string' && typeof v8 === 'string' && v8.length <= 2 && p3.test(v8) && typeof v9 === 'string' && (v10 === null || typeof v10 === 'string' && isDate(v10)) && typeof v11 === 'string' && v11.length <= 3 && p7.test(v11) && typeof v12 === 'string' && typeof v13 === 'string' && typeof v14 === 'string' && typeof v15 === 'string' && (v16 === null || f2(v16))
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
  const { Key: v0, Name: v1, Booked: v2, CheckedIn: v3 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && Number.isSafeInteger(v2) && v2 >= 0 && Number.isSafeInteger(v3) && v3 >= 0
}
function f6(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f5(one))) return false
  }
  return true
}
function f7(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Bands: v0, Nationalities: v1, Classes: v2 } = v
  return f6(v0) && f6(v1) && f6(v2)
}
function f8(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Sailing: v0, Passengers: v1, Counts: v2, AsOf: v3 } = v
  return f1(v0) && f4(v1) && f7(v2) && typeof v3 === 'string' && isDateTime(v3)
}

export const checks: AnswerChecks = { 200: (v) => f8(v) }
