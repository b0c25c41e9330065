import type { LanguageCode } from '../../engine/language.ts'
import EN from './messages/EN.json' with { type: 'json' }
import ID from './messages/ID.json' with { type: 'json' }
import ZH from './messages/ZH.json' with { type: 'json' }
import ZHSM from './messages/ZHSM.json' with { type: 'json' }
import ZHTD from './messages/ZHTD.json' with { type: 'json' }

export type MailTexts = typeof EN

/** The texts of every e-mail, by the product's language codes. A file that lacks a key does not compile. */
export const mailTexts: Readonly<Record<LanguageCode, MailTexts>> = { EN, ID, ZH, ZHTD, ZHSM }
