import { basename, dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { EDITED_TEXTS, type EditedTexts } from '../../src/app/edited-texts.ts'

const folder = join(import.meta.dirname, '../../../../packages/i18n/messages')

/** Sends edited texts to open pages, which show them without a reload. */
export function editedTexts(): Plugin {
  return {
    name: 'edited-texts',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      if (this.environment.name !== 'client' || !file.startsWith(folder)) return undefined
      const texts: EditedTexts = {
        language: basename(dirname(file)),
        namespace: basename(file, '.json'),
        messages: JSON.parse(await read()),
      }
      this.environment.hot.send(EDITED_TEXTS, texts)
      return []
    },
  }
}
