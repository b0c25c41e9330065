import { inEveryLanguage, type LanguageCode, type Localised } from '../../engine/language.ts'
import { fillIn } from './fill-in.ts'
import EN from './phrases/EN.json' with { type: 'json' }
import ID from './phrases/ID.json' with { type: 'json' }
import ZH from './phrases/ZH.json' with { type: 'json' }
import ZHSM from './phrases/ZHSM.json' with { type: 'json' }
import ZHTD from './phrases/ZHTD.json' with { type: 'json' }

export type PhraseKey = keyof typeof EN

/** Names in answers that are not in the fixtures. A file that lacks a key does not compile. */
const phrases: Readonly<Record<LanguageCode, Readonly<Record<PhraseKey, string>>>> = {
  EN,
  ID,
  ZH,
  ZHTD,
  ZHSM,
}

/** Returns a phrase in every language, with its `{{name}}` placeholders. */
export function phrase(key: PhraseKey): Localised {
  return inEveryLanguage((language) => phrases[language][key])
}

/** Returns a phrase in one language, with values for its placeholders. Throws if one has no value. */
export function fillPhrase(
  key: PhraseKey,
  language: LanguageCode,
  values: Readonly<Record<string, string>>,
): string {
  return fillIn(phrases[language][key], values)
}
