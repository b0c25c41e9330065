import { unwrap } from '@selat/sdk/react-query'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

import { admin } from '../../../shared/api.ts'
import { eventPath } from './team-query.ts'

/** What was done for the agency, the newest first, a page at a time; by everybody, or by one member. */
export function useAgencyEvents(member: string | null) {
  return useInfiniteQuery({
    queryKey: ['get', eventPath, { member }],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        admin.get(eventPath, {
          query: { ...(member !== null && { member }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ NextCursor }) => NextCursor,
    placeholderData: keepPreviousData,
  })
}
