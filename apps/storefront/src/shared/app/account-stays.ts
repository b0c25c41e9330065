import { session } from './session-store.ts'

/**
 * Tells later whether the account that is here now is still here. What an account asked for is for nobody once it has logged
 * out, and on a shared device for nobody who came after it. What a visitor asked for stays the visitor's, who may log in meanwhile.
 */
export function accountStays(): () => boolean {
  const account = session().user?.Id
  return () => account === undefined || session().user?.Id === account
}
