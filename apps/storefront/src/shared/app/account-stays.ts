import { session } from './session-store.ts'

/**
 * Returns a function that says later whether the account that is signed in now still is. An answer for an account must
 * not reach anyone after its logout, least of all the next user of a shared device. An answer for a visitor without an
 * account stays valid, because they may log in meanwhile.
 */
export function accountStays(): () => boolean {
  const account = session().user?.Id
  return () => account === undefined || session().user?.Id === account
}
