// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate, isDateTime } from '../../values/fits.ts'

const p0 = /^psg_[A-Za-z0-9]{6,24}$/
const p1 = /^[A-Z]{2}$/
const p2 = /^[A-Z0-9]{6,9}$/
function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Id: v0, Title: v1, FirstName: v2, LastName: v3, NativeName: v4, DateOfBirth: v5, PlaceOfBirth: v6, Nationality: v7, CountryOfResidence: v8, PassportNumber: v9, DateOfIssue: v10, DateOfExpiry: v11, PlaceOfIssue: v12, UpdatedAt: v13 } = v
  return typeof v0 === 'string' && v0.length <= 28 && p0.test(v0) && typeof v1 === 'string' && typeof v2 === 'string' && v2.length >= 1 && v2.length <= 40 && typeof v3 === 'string' && v3.length <= 40 && typeof v4 === 'string' && v4.length <= 40 && typeof v5 === 'string' && isDate(v5) && typeof v6 === 'string' && v6.length <= 50 && typeof v7 === 'string' && v7.length <= 2 && p1.test(v7) && typeof v8 === 'string' && v8.length <= 2 && p1.test(v8) && (v9 === null || typeof v9 === 'string' && v9.length <= 9 && p2.test(v9)) && (v10 === null || typeof v10 === 'string' && isDate(v10)) && (v11 === null || typeof v11 === 'string' && isDate(v11)) && (v12 === null || typeof v12 === 'string' && v12.length <= 50) && typeof v13 === 'string' && isDateTime(v13)
}

export const checks: AnswerChecks = { 200: (v) => f0(v) }
