import { invalidate, listAgencyEvents, listMembers } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'

/** Who works for the agency. */
export const teamQuery = () => adminQueries.get('/admin/v1/agency/member')

/** What was done for the agency, the newest first, by everybody or by one member. */
export const agencyEventsQuery = (member: string | undefined) =>
  adminQueries.pages(listAgencyEvents, { query: { ...(member !== undefined && { member }) } })

/** Somebody of the team is not what he was: the team and what was done are asked for anew. */
export function useTeamChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return () => invalidate(queries, listMembers, listAgencyEvents)
}
