import { START_SYSTEM } from '@selat/domain'
import { createAdminClient, createTravelClient } from '@selat/sdk'
import { createQueries } from '@selat/sdk/react-query'

import { env } from '../../env.ts'
import { useAppState } from './app-state.ts'
import { awaitBase } from './await-base.ts'
import { languageTag } from './locale.ts'
import { loginRequired } from './login-required.ts'
import { fetchPreloaded } from './preloaded-response.ts'
import { endSession, followStored, session } from './session-store.ts'
import { currentVisitor } from './visitor/current-visitor.ts'

const options = {
  // The start asks with the fixed number, whatever site the last visit was on (§7).
  system: () => (useAppState.getState().isLoading ? START_SYSTEM : session().systemId),
  currency: () => session().localCurrency,
  token: () => session().token,
  language: languageTag,
  validate: env.isDevelopment,
  // A server keeps nobody waiting to ask once more: the page that it sends then does.
  ...(typeof window === 'undefined' && { retries: 0 }),
}

/** The general API: what visitors may ask too. */
export const travel = awaitBase(
  createTravelClient({
    ...options,
    baseUrl: env.travelBaseUrl,
    fetch: (request) => (currentVisitor().fetch ?? fetchPreloaded)(request),
  }),
)

/** Tells how much has left, which needs the browser's own transport: a client with a fetch of its own gives it up. */
export const { upload, postMultipart } = awaitBase(
  createTravelClient({ ...options, baseUrl: env.travelBaseUrl }),
)

/** The admin API: what belongs to a signed-in account. A token it refuses ends the session (NAV-11). */
export const admin = createAdminClient({
  ...options,
  baseUrl: env.adminBaseUrl,
  onUnauthorized: (_error, refused) => {
    // An answer to the account of before, or of many calls at once the second, says nothing of who is here now.
    if (refused !== session().token) return
    // Another tab may have renewed the session. To end this one would end it there as well.
    followStored()
    if (refused !== session().token) return
    endSession()
    loginRequired()
  },
})

export const travelQueries = createQueries(travel)
export const adminQueries = createQueries(admin)
