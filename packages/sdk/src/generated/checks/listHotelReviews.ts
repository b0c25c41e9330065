// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDate } from '../../values/fits.ts'

function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Comfort: v0, Service: v1, Cleanliness: v2, Location: v3 } = v
  return Number.isFinite(v0) && v0 >= 1 && v0 <= 5 && Number.isFinite(v1) && v1 >= 1 && v1 <= 5 && Number.isFinite(v2) && v2 >= 1 && v2 <= 5 && Number.isFinite(v3) && v3 >= 1 && v3 <= 5
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Author: v0, Date: v1, Language: v2, Scores: v3, Average: v4, Text: v5 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && isDate(v1) && typeof v2 === 'string' && f0(v3) && Number.isFinite(v4) && v4 >= 1 && v4 <= 5 && typeof v5 === 'string'
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
  const { Items: v0, Total: v1, Page: v2, Size: v3 } = v
  return f2(v0) && Number.isSafeInteger(v1) && v1 >= 0 && Number.isSafeInteger(v2) && v2 >= 1 && Number.isSafeInteger(v3) && v3 >= 1
}

export const checks: AnswerChecks = { 200: (v) => f3(v) }
