import { invalidate, listAgencyEvents, listMembers } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'

/** Loads the members of the agency. */
export const teamQuery = () => adminQueries.get('/admin/v1/agency/member')

/** Loads the events of the agency, the newest first; of one member only if an id is given. */
export const agencyEventsQuery = (member: string | undefined) =>
  adminQueries.pages(listAgencyEvents, { query: { ...(member !== undefined && { member }) } })

/** Returns a function that loads the members and the events again after a member has changed. */
export function useTeamChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => invalidate(queries, listMembers, listAgencyEvents)
}
