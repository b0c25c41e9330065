import { inEveryLanguage, type Localised } from '../../../engine/language.ts'
import { fillPhrase } from '../../../world/texts/phrases.ts'

/** The words of a discount's line, whatever product it is taken off. */
export function promoLabel(code: string): Localised {
  return inEveryLanguage((language) => fillPhrase('price.promo', language, { code }))
}
