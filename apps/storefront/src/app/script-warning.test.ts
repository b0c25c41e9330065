import { languages } from '@selat/i18n/languages'
import { expect, it } from 'vitest'

import { scriptWarningTag } from '../../script-warning.ts'

it('APP-9 I18-1 the document tells a browser without scripts, in every language, that they are needed', () => {
  const { tag, children } = scriptWarningTag()

  expect(tag).toBe('noscript')
  for (const language of languages)
    expect(JSON.stringify(children)).toContain(`"lang":"${language.tag}"`)
  expect(JSON.stringify(children)).toContain('Searching and booking need JavaScript.')
})
