import { storedAppearance } from '../shared/app/appearance.ts'
import { storedLanguage } from '../shared/app/locale.ts'
import { session } from '../shared/app/session-store.ts'
import { tellServer } from '../shared/app/visitor/told-server.ts'

/** Stores earlier choices of this device in cookies for the site server, so that it renders the next page as chosen. */
export function tellChoices(): void {
  const language = storedLanguage()
  const appearance = storedAppearance()
  const { token, localCurrency, base } = session()
  if (language !== null) tellServer('language', language)
  if (appearance !== 'system') tellServer('appearance', appearance)
  if (base !== null) tellServer('currency', localCurrency)
  tellServer('signedIn', token === null ? null : '1')
}
