import { safeReturnPath } from '@selat/domain'

import { paths } from '../../../shared/app/paths.ts'

export type WayIn = { kind: 'forgot' | 'reset'; email: string; code: string }

const kinds = { [paths.forgotPassword()]: 'forgot', [paths.resetPassword()]: 'reset' } as const

/**
 * Reads from the path to return to which page of a forgotten password the login page has to show, because visitors of
 * the agents' site may see no other page. Null if the path is none of them.
 */
export function readWayIn(next: string | null): WayIn | null {
  const path = safeReturnPath(next)
  if (path === null) return null
  const { pathname, searchParams, hash } = new URL(path, window.location.origin)
  const kind = kinds[pathname]
  return kind ? { kind, email: searchParams.get('email') ?? '', code: hash.slice(1) } : null
}
