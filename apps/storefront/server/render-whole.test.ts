import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { expect, it } from 'vitest'

import { renderWhole } from '../src/server/render-whole.ts'

const around = (part: ComponentType) =>
  createElement(
    'main',
    null,
    createElement(Suspense, { fallback: 'Loading' }, createElement(part)),
    createElement('footer'),
  )

it('APP-4 a page with a broken part is not sent without that part', async () => {
  const broken = () => {
    throw new Error('The sailing has no fare.')
  }

  await expect(async () => renderWhole(around(broken))).rejects.toThrow('The sailing has no fare.')
})

it('APP-7 a part whose code loads later is in the page, without a script that puts it there', async () => {
  // The text is longer than what React sends in one piece by itself.
  const text = 'Departs at 10:20. '.repeat(2000)
  const late = lazy(() => Promise.resolve({ default: () => text }))

  const html = await renderWhole(around(late))

  expect(html).toContain(`<!--$-->${text}<!--/$-->`)
  expect(html).not.toContain('<script')
})

it('APP-4 rendering ends if the code of a part never arrives', async () => {
  const missing = lazy(() => new Promise<{ default: ComponentType }>(() => undefined))

  await expect(async () => renderWhole(around(missing))).rejects.toThrow(/abort/i)
})
