import { useQueryClient } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'

const path = '/admin/v1/agency/member'
export const eventPath = '/admin/v1/agency/event'

/** Who works for the agency. */
export const teamQuery = () => adminQueries.get(path)

/** Somebody of the team is not what he was: the team and what was done are asked for anew. */
export function useTeamChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const keys = [path, eventPath]
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: ['get', key] })))
  }
}
