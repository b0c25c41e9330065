// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^tkt_[A-Za-z0-9]{6,24}$/
const p1 = /^ord_[A-Za-z0-9]{6,24}$/
const p2 = /^[A-Z]{2,4}$/
const p3 = /^[A-Z]{3}$/
const p4 = /^[A-Z]{3,4}$/
const p5 = /^[A-Z]{2}$/
const p6 = /^[a-z0-9]+(-[a-z0-9]+)*$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Code: v0, Name: v1, City: v2, Country: v3, TimeZone: v4, Latitude: v5, Longitude: v6, Slug: v7 } = v
  return typeof v0 === 'string' && v0.length <= 4 && p4.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && p5.test(v3) && typeof v4 === 'string' && Number.isFinite(v5) && v5 >= -90 && v5 <= 90 && Number.isFinite(v6) && v6 >= -180 && v6 <= 180 && (v7 === undefined || typeof v7 === 'string' && v7.length <= 60 && p6.test(v7))
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Number: v1, Order: v2, ConfirmationNumber: v3, PassengerName: v4, Title: v5, Band: v6, Operator: v7, OperatorName: v8, Class: v9, ClassName: v10, From: v11, To: v12, ValidUntil: v13, SectorIndex: v14 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length <= 28 && p1.test(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && typeof v6 === 'string' && typeof v7 === 'string' && v7.length <= 4 && p2.test(v7) && typeof v8 === 'string' && typeof v9 === 'string' && v9.length <= 3 && p3.test(v9) && typeof v10 === 'string' && f0(v11) && f0(v12) && typeof v13 === 'string' && isDate(v13) && Number.isSafeInteger(v14) && v14 >= 0 && v14 <= 1
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
  const { Items: v0, AsOf: v1 } = v
  return f2(v0) && typeof v1 === 'string' && isDateTime(v1)
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
