import { createI18n, I18nProvider, languages, loadMessages, namespaces } from '@selat/i18n'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { type Family, type Sample, samples } from './issue-samples.ts'
import { useSayings } from './issue-sayings.ts'

/** Returns the text that a visitor reads for each sample, keyed by the sample. */
async function saidIn(language: (typeof languages)[number]['code']) {
  const i18n = await createI18n({ language, preload: namespaces, load: loadMessages })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  )
  const { result } = renderHook(() => useSayings(), { wrapper })
  return Object.fromEntries(
    // TypeScript widens the keys of a literal's entries.
    (Object.keys(samples) as Family[]).flatMap((family) =>
      samples[family].map((sample: Sample) => [
        `${family} ${JSON.stringify(sample)}`,
        result.current[family](...sample),
      ]),
    ),
  )
}

it.each(languages)(
  'RUL-1 I18-1 the words of every issue are unchanged in $code',
  async ({ code }) => {
    expect(await saidIn(code)).toMatchSnapshot()
  },
)
