import { CONTRAST_TEXT, contrastRatio } from '@selat/domain'
import { expect, it } from 'vitest'

import { readTenantFixtures } from '../world/tenants/read-tenant-fixtures.ts'
import { mailTheme } from './mail-colours.ts'

const appearances = readTenantFixtures().flatMap(({ slug, theme }) =>
  (['light', 'dark'] as const).map((mode) => [slug, mode, mailTheme(theme)[mode]] as const),
)

it.each(appearances)(
  'APP-6 mails of %s have enough contrast in the %s appearance',
  (_, __, colours) => {
    const { card, ink, quiet, brand, onBrand } = colours

    for (const [text, background] of [
      [ink, card],
      [quiet, card],
      [onBrand, brand],
    ] as const)
      expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(CONTRAST_TEXT)
  },
)

it('APP-6 the dark appearance of a mail has no colour of the light one', () => {
  for (const { theme } of readTenantFixtures()) {
    const { light, dark } = mailTheme(theme)

    expect(Object.values(dark).filter((colour) => Object.values(light).includes(colour))).toEqual(
      [],
    )
  }
})
