import type { Schemas } from '@selat/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { accountStays } from '../../../shared/app/account-stays.ts'
import { adminQueries } from '../../../shared/app/api.ts'
import { keepAnswer } from '../../../shared/app/keep-answer.ts'
import { keepProfile } from '../../../shared/app/session-store.ts'

const profileQuery = () => adminQueries.get('/admin/v1/profile')

export const useProfile = () => useQuery(profileQuery())

/**
 * Keeps the profile of a server answer for every component that shows it, unless the account has logged out or changed
 * meanwhile.
 */
export function useKeepProfile(): (profile: Schemas['Profile']) => void {
  const queryClient = useQueryClient()
  const [isStillHere] = useState(accountStays)
  return (profile) => {
    // After a logout or another login, the answer describes an account that is not on show any more.
    if (!isStillHere()) return
    keepProfile(profile)
    void keepAnswer(queryClient, profileQuery().queryKey, profile)
  }
}
