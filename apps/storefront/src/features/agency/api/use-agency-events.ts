import { adminQueries } from '../../../shared/app/api.ts'
import { useCursorPages } from '../../../shared/kit/use-cursor-pages.ts'
import { eventPath } from './team-query.ts'

/** What was done for the agency, the newest first, by everybody or by one member. */
export const useAgencyEvents = (member: string | null) =>
  useCursorPages((cursor) =>
    adminQueries.get(eventPath, {
      query: { ...(member !== null && { member }), ...(cursor !== null && { cursor }) },
    }),
  )
