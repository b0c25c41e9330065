import { RETURN_PARAM } from '@selat/domain'
import { useSearchParams } from 'react-router-dom'

import { readWayIn } from '../model/way-in.ts'

/** Returns the e-mail address that the page's address names, itself or within the path to return to; empty if none. */
export function useLinkedEmail(): string {
  const [search] = useSearchParams()
  return search.get('email') ?? readWayIn(search.get(RETURN_PARAM))?.email ?? ''
}
