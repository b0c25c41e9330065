import { inEveryLanguage, type Localised } from '../../../engine/language.ts'
import { fillPhrase } from '../../../world/texts/phrases.ts'

/** The label of a discount's line, for all products. */
export function promoLabel(code: string): Localised {
  return inEveryLanguage((language) => fillPhrase('price.promo', language, { code }))
}
