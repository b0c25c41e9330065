import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { knownTitle } from '../../app/known/known-people.ts'

/** Returns the function that writes a traveller's name with the short form of the title, if the site has a word for it. */
export function useTitledName(): (title: Schemas['PassengerTitle'], name: string) => string {
  const { t } = useTranslation('passenger')
  return (title, name) => {
    const known = knownTitle(title)
    return known === 'unknown' ? name : t('titledName', { title: t(`shortTitles.${known}`), name })
  }
}
