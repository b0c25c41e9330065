import type { Schemas } from '@selat/sdk'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { adminQueries } from '../../../shared/api.ts'
import { eventPath } from './team-query.ts'

const pageQuery = (member: string | null, cursor: string | null) =>
  adminQueries.get(eventPath, {
    query: { ...(member !== null && { member }), ...(cursor !== null && { cursor }) },
  })

/** What was done for the agency, the newest first, by everybody or by one member; a page more with each `showMore`. */
export function useAgencyEvents(member: string | null) {
  const queries = useQueryClient()
  const [pages, setPages] = useState(1)
  const wanted = [pageQuery(member, null)]
  // Each page begins where the one before ends now: nothing is missed when something new stands first.
  for (let more = 1; more < pages; more += 1) {
    const before = wanted.at(-1)
    const cursor = before && queries.getQueryData(before.queryKey)?.NextCursor
    if (cursor) wanted.push(pageQuery(member, cursor))
  }
  const answers = useQueries({ queries: wanted })
  const last = answers.at(-1)
  const items: Schemas['AgencyEvent'][] = answers.flatMap(({ data }) => data?.Items ?? [])
  return {
    first: answers[0],
    items,
    /** The page that was asked for last, while it is not there. */
    pending: answers.length > 1 && last?.data === undefined ? last : undefined,
    hasMore: last?.data?.NextCursor !== null,
    showMore: () => setPages(answers.length + 1),
  }
}
