import { START_SYSTEM } from '@selat/domain'
import { type ClientOptions, createAdminClient, createTravelClient } from '@selat/sdk'
import { createQueries } from '@selat/sdk/react-query'

import { env } from '../../env.ts'
import { useAppState } from './app-state.ts'
import { awaitBase } from './await-base.ts'
import { languageTag } from './locale.ts'
import { loginRequired } from './login-required.ts'
import { fetchPreloaded } from './preloaded-response.ts'
import { endSession, followStored, session } from './session-store.ts'
import { currentVisitor, perVisitor } from './visitor/current-visitor.ts'

const options = {
  // The first call uses a fixed number, whatever site the last visit was on (§7).
  system: () => (useAppState.getState().isLoading ? START_SYSTEM : session().systemId),
  currency: () => session().localCurrency,
  token: () => session().token,
  language: languageTag,
  validate: env.isDevelopment,
  // A server does not wait to try again; the browser does so once it has the page.
  ...(typeof window === 'undefined' && { retries: 0 }),
}

/** Sends a call and sets the visitor's clock by its answer, because the server's time decides what can be booked. */
async function sendByServerTime(
  send: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const { clock } = currentVisitor()
  const answer = await send(request)
  clock.setBy(answer)
  return answer
}

/**
 * Sends a call to the general API. It takes a caller whose session has ended for a visitor, who finds nothing that belongs
 * to the account. So the site checks its session after each 404 (NAV-11).
 */
async function sendAsVisitor(request: Request): Promise<Response> {
  const isSignedIn = request.headers.has('Authorization')
  const answer = await sendByServerTime(currentVisitor().fetch ?? fetchPreloaded, request)
  if (answer.status === 404 && isSignedIn) void checkSession()
  return answer
}

const sessionCheck = perVisitor(() => ({ isUnderWay: false }))

/** Asks whether the session still exists; `admin` ends it if not. One check serves all who ask meanwhile. */
export async function checkSession(): Promise<void> {
  const check = sessionCheck()
  if (check.isUnderWay) return
  check.isUnderWay = true
  await admin.get('/admin/v1/session')
  check.isUnderWay = false
}

/** Calls the general API, which visitors may call, too. */
export const travel = awaitBase(
  createTravelClient({
    ...options,
    baseUrl: env.travelBaseUrl,
    fetch: sendAsVisitor,
  }),
)

/** Uploads with progress, which needs the browser's own transport: a client with another `fetch` has no progress. */
const uploads = awaitBase(createTravelClient({ ...options, baseUrl: env.travelBaseUrl }))

export const { postMultipart } = uploads

type Send = (...call: unknown[]) => Promise<{ response?: Response }>

/** Wraps a function that sends a call of a visitor who may be signed in, so that a 404 checks the session as in `sendAsVisitor`. */
const checkingSession =
  (send: Send): Send =>
  async (...call) => {
    const isSignedIn = session().token !== null
    const answer = await send(...call)
    if (isSignedIn && answer.response?.status === 404) void checkSession()
    return answer
  }

/** Uploads a file to the general API. */
// The wrapper passes call and answer on unread. Both types are given back here, because it cannot name those of each operation.
export const upload = checkingSession(uploads.upload as Send) as typeof uploads.upload

const adminOptions: ClientOptions = {
  ...options,
  baseUrl: env.adminBaseUrl,
  onUnauthorized: (_error, refused) => {
    // The refusal may concern a former account, or be the second one of several calls, so it says nothing about the
    // present session.
    if (refused !== session().token) return
    // Another tab may have renewed the session, which must not be ended there.
    followStored()
    if (refused !== session().token) return
    endSession()
    loginRequired()
  },
}

/** Calls the admin API, which belongs to signed-in accounts. If it refuses the token, the session ends (NAV-11). */
export const admin = createAdminClient({
  ...adminOptions,
  fetch: (request) => sendByServerTime(fetch, request),
})

/** Upload with progress to the admin API, by a client without another `fetch` for the same reason. */
export const { postMultipart: postAdminMultipart } = createAdminClient(adminOptions)

export const travelQueries = createQueries(travel)
export const adminQueries = createQueries(admin)
