// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime, isEmail } from '../../values/fits.ts'

const p0 = /^cus_[A-Za-z0-9]{6,24}$/
const p1 = /^[A-Z]{2}$/
const p2 = /^[A-Z0-9]{6,9}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Title: v0, FirstName: v1, LastName: v2, NativeName: v3, DateOfBirth: v4, PlaceOfBirth: v5, Nationality: v6, CountryOfResidence: v7, PassportNumber: v8, DateOfIssue: v9, DateOfExpiry: v10, PlaceOfIssue: v11 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && v1.length >= 1 && v1.length <= 40 && typeof v2 === 'string' && v2.length <= 40 && typeof v3 === 'string' && v3.length <= 40 && typeof v4 === 'string' && isDate(v4) && typeof v5 === 'string' && v5.length <= 50 && typeof v6 === 'string' && v6.length <= 2 && p1.test(v6) && typeof v7 === 'string' && v7.length <= 2 && p1.test(v7) && (v8 === null || typeof v8 === 'string' && v8.length <= 9 && p2.test(v8)) && (v9 === null || typeof v9 === 'string' && isDate(v9)) && (v10 === null || typeof v10 === 'string' && isDate(v10)) && (v11 === null || typeof v11 === 'string' && v11.length <= 50)
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
  const { Id: v0, Name: v1, Email: v2, PhoneCode: v3, PhoneNumber: v4, Note: v5, Passengers: v6, UpdatedAt: v7, LastOrderAt: v8 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && isEmail(v2) && typeof v3 === 'string' && typeof v4 === 'string' && typeof v5 === 'string' && f1(v6) && typeof v7 === 'string' && isDateTime(v7) && (v8 === null || typeof v8 === 'string' && isDateTime(v8))
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
  const { Items: v0, Total: v1, Page: v2, Size: v3 } = v
  return f3(v0) && Number.isSafeInteger(v1) && v1 >= 0 && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 1
}

export const checks: AnswerChecks = { 200: (v) => f4(v) }
