// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks } from '../../values/fits.ts'

const p0 = /^[A-Za-z0-9_-]+$/
const p1 = /^itm_[A-Za-z0-9]{6,24}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Name: v0, Email: v1, PhoneCountry: v2, PhoneCode: v3, PhoneNumber: v4 } = v
  return typeof v0 === 'string' && v0.length <= 100 && typeof v1 === 'string' && v1.length <= 254 && (v2 === undefined || typeof v2 === 'string' && v2.length <= 2) && typeof v3 === 'string' && v3.length <= 8 && typeof v4 === 'string' && v4.length <= 20
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Band: v0, Title: v1, FirstName: v2, LastName: v3, IsOneName: v4, DateOfBirth: v5, PlaceOfBirth: v6, Nationality: v7, CountryOfResidence: v8, PassportNumber: v9, DateOfIssue: v10, DateOfExpiry: v11, PlaceOfIssue: v12 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && v1.length <= 10 && typeof v2 === 'string' && v2.length <= 60 && typeof v3 === 'string' && v3.length <= 60 && (v4 === undefined || typeof v4 === 'boolean') && typeof v5 === 'string' && v5.length <= 20 && typeof v6 === 'string' && v6.length <= 60 && typeof v7 === 'string' && v7.length <= 2 && typeof v8 === 'string' && v8.length <= 2 && typeof v9 === 'string' && v9.length <= 20 && typeof v10 === 'string' && v10.length <= 20 && typeof v11 === 'string' && v11.length <= 20 && typeof v12 === 'string' && v12.length <= 60
}
function f2(v: any): boolean {
  if (!Array.isArray(v) || v.length > 10) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f1(one))) return false
  }
  return true
}
function f3(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { CartItem: v0, Passengers: v1 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p1.test(v0) && f2(v1)
}
function f4(v: any): boolean {
  if (!Array.isArray(v) || v.length > 20) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(f3(one))) return false
  }
  return true
}
function f5(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Contact: v0, Items: v1, AdditionalNote: v2, CodeReference: v3, PromoCode: v4 } = v
  return f0(v0) && f4(v1) && typeof v2 === 'string' && v2.length <= 500 && typeof v3 === 'string' && v3.length <= 40 && typeof v4 === 'string' && v4.length <= 40
}
function f6(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { CartToken: v0, Draft: v1 } = v
  return typeof v0 === 'string' && v0.length >= 22 && v0.length <= 64 && p0.test(v0) && f5(v1)
}

export const checks: AnswerChecks = { 200: (v) => f6(v) }
