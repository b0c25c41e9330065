// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import { type AnswerChecks, isDateTime } from '../../values/fits.ts'

const p0 = /^[0-9a-f]{64}$/
function f0(v: any): boolean {
  if (!Array.isArray(v)) return false
  for (let i = 0; i < v.length; i += 1) {
    const one = v[i]
    if (!(typeof one === 'string')) return false
  }
  return true
}
function f1(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Number: v0, Name: v1, Fields: v2 } = v
  return typeof v0 === 'string' && typeof v1 === 'string' && f0(v2)
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
  const { Since: v0, Added: v1, Removed: v2, Changed: v3 } = v
  return (v0 === null || Number.isSafeInteger(v0) && v0 >= 1) && f2(v1) && f2(v2) && f2(v3)
}
function f4(v: any): boolean {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return false
  const { Version: v0, IsNew: v1, CreatedAt: v2, By: v3, Digest: v4, FileName: v5, Passengers: v6, Changes: v7, Csv: v8 } = v
  return Number.isSafeInteger(v0) && v0 >= 1 && typeof v1 === 'boolean' && typeof v2 === 'string' && isDateTime(v2) && typeof v3 === 'string' && typeof v4 === 'string' && v4.length <= 64 && p0.test(v4) && typeof v5 === 'string' && Number.isSafeInteger(v6) && v6 >= 0 && f3(v7) && typeof v8 === 'string'
}

export const checks: AnswerChecks = { 200: (v) => f4(v) }
