import { isLanguageCode, replaceTexts } from '@selat/i18n'

import { i18n } from '../shared/app/i18n.ts'
import { EDITED_TEXTS } from './edited-texts.ts'
import type { EditedTexts } from './edited-texts.ts'

/** Shows edited texts at once during development. */
export function followEditedTexts(): void {
  import.meta.hot?.on(EDITED_TEXTS, ({ language, namespace, messages }: EditedTexts) => {
    if (isLanguageCode(language)) replaceTexts(i18n(), { language, namespace, messages })
  })
}
