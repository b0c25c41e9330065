import type { LanguageCode } from '../../engine/language.ts'
import EN from './texts/EN.json' with { type: 'json' }
import ID from './texts/ID.json' with { type: 'json' }
import ZH from './texts/ZH.json' with { type: 'json' }
import ZHSM from './texts/ZHSM.json' with { type: 'json' }
import ZHTD from './texts/ZHTD.json' with { type: 'json' }

export type ProcessorTexts = typeof EN

/** The texts of the test processor's pages. A file that lacks a key does not compile. */
export const processorTexts: Readonly<Record<LanguageCode, ProcessorTexts>> = {
  EN,
  ID,
  ZH,
  ZHTD,
  ZHSM,
}
