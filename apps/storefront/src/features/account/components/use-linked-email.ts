import { RETURN_PARAM } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

import { readWayIn } from '../model/way-in.ts'

/** Whose password it is about, by the address of the page or of the one behind the login. */
export function useLinkedEmail(): string {
  const [search] = useSearchParams()
  return search.get('email') ?? readWayIn(search.get(RETURN_PARAM))?.email ?? ''
}
