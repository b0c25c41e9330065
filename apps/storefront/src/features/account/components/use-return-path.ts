import { RETURN_PARAM, safeReturnPath } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

/** Where one was going before the account got in between; only a path of this site is honoured (NAV-9). */
export function useReturnPath(): string | undefined {
  const [search] = useSearchParams()
  return safeReturnPath(search.get(RETURN_PARAM)) ?? undefined
}
