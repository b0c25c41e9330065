import { safeReturnPath } from '@selat/domain'

import { paths } from '../../../shared/app/paths.ts'

export type WayIn = { kind: 'forgot' | 'reset'; email: string; code: string }

const kinds = { [paths.forgotPassword()]: 'forgot', [paths.resetPassword()]: 'reset' } as const

/** What the login page stands for where a visitor may see no other: the way to a password that was asked for. */
export function readWayIn(next: string | null): WayIn | null {
  const path = safeReturnPath(next)
  if (path === null) return null
  const { pathname, searchParams, hash } = new URL(path, window.location.origin)
  const kind = kinds[pathname]
  return kind ? { kind, email: searchParams.get('email') ?? '', code: hash.slice(1) } : null
}
