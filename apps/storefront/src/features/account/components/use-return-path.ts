import { RETURN_PARAM, safeReturnPath } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'

// Whoever is in does not want to go back to the ways in.
const waysIn = [
  paths.register(),
  paths.verifyEmail(),
  paths.forgotPassword(),
  paths.resetPassword(),
]

/** Where one was going before the account got in between; only a path of this site is honoured (NAV-9). */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams()
  const path = safeReturnPath(search.get(RETURN_PARAM))
  const isWayIn = waysIn.some((way) => path?.split(/[?#]/, 1)[0] === way)
  return path === null || isWayIn ? undefined : path
}
