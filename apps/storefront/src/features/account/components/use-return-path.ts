import { RETURN_PARAM, safeReturnPath } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'

// A user who has logged in must not be led back to one of these pages.
const waysIn = [
  paths.register(),
  paths.verifyEmail(),
  paths.forgotPassword(),
  paths.resetPassword(),
]

/** Returns the path that the user wanted before the login; undefined unless it is a safe path of this site (NAV-9). */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams()
  const path = safeReturnPath(search.get(RETURN_PARAM))
  const isWayIn = waysIn.some((way) => path?.split(/[?#]/, 1)[0] === way)
  return path === null || isWayIn ? undefined : path
}
