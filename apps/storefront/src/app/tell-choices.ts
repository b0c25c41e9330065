import { storedAppearance } from '../shared/appearance.ts'
import { storedLanguage } from '../shared/locale.ts'
import { session } from '../shared/session-store.ts'
import { tellServer } from '../shared/visitor/told-server.ts'

/** Tells the server what was chosen on this device before it asked, so that the next page comes as chosen. */
export function tellChoices(): void {
  const language = storedLanguage()
  const appearance = storedAppearance()
  const { token, localCurrency, base } = session()
  if (language !== null) tellServer('language', language)
  if (appearance !== 'system') tellServer('appearance', appearance)
  if (base !== null) tellServer('currency', localCurrency)
  tellServer('signedIn', token === null ? null : '1')
}
