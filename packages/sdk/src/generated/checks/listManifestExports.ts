// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

function f0(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Version: v0, CreatedAt: v1, By: v2, Passengers: v3, Added: v4, Removed: v5, Changed: v6 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'string' && isDateTime(v1) && typeof v2 === 'string' && Number.isSafeInteger(v3) && v3 >= 0 && Number.isSafeInteger(v4) && v4 >= 0 && Number.isSafeInteger(v5) && v5 >= 0 && Number.isSafeInteger(v6) && v6 >= 0
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
  const { Items: v0 } = v
  return f1(v0)
}

export const checks: AnswerChecks = { 200: (v) => f2(v) }
