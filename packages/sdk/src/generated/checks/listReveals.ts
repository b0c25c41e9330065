// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { At: v0, By: v1, Passenger: v2, Number: v3, Version: v4 } = v
  return typeof v0 === 'string' && isDateTime(v0) && typeof v1 === 'string' && typeof v2 === 'string' && typeof v3 === 'string' && (v4 === null || Number.isSafeInteger(v4) && v4 >= 1)
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
  const { Items: v0, NextCursor: v1 } = v
  return f1(v0) && (v1 === null || typeof v1 === 'string' && v1.length <= 200)
}

export const checks: AnswerChecks = { 200: (v) => f2(v) }
