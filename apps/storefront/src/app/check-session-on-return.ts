import { checkSession } from '../shared/app/api.ts'
import { session } from '../shared/app/session-store.ts'
import { currentVisitor } from '../shared/app/visitor/current-visitor.ts'

/** The milliseconds for which a tab must have been hidden; who switches tabs for a moment causes no call. */
const AWAY_MS = 60_000

/**
 * Asks on the return to the tab whether the session still exists, because another device may have ended it by a new password.
 * The API counts an ended session as none where an account is optional, so public pages would go on with the name of the account
 * and without its currency. If the API refuses the token, the client ends the session (NAV-11).
 */
export function checkSessionOnReturn(): void {
  let hiddenAtMs = Number.POSITIVE_INFINITY
  const onChange = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAtMs = Date.now()
      return
    }
    const isDue = Date.now() - hiddenAtMs >= AWAY_MS
    hiddenAtMs = Number.POSITIVE_INFINITY
    if (isDue && session().token !== null) void checkSession()
  }
  document.addEventListener('visibilitychange', onChange, { signal: currentVisitor().signal })
}
