import { expect, it } from 'vitest'

import { renderingOf } from './use-rendering.ts'

const mail = { tenant: 'nusa', language: 'EN', isRenderable: true } as const

it('CHK-10 a mail is shown as it was sent until another tenant or language is chosen', () => {
  expect(renderingOf(mail, {})).toEqual({})
  expect(renderingOf(mail, { from: 'nusa', in: 'EN' })).toEqual({})
  expect(renderingOf(mail, { from: 'b2b', in: 'EN' })).toEqual({ tenant: 'b2b' })
  expect(renderingOf(mail, { from: 'b2b', in: 'ZH' })).toEqual({ tenant: 'b2b', language: 'ZH' })
})

it('CHK-10 with an unknown language or without stored facts, a mail is shown as it was sent', () => {
  expect(renderingOf(mail, { in: 'fr' })).toEqual({})
  expect(renderingOf({ ...mail, isRenderable: false }, { from: 'b2b', in: 'ZH' })).toEqual({})
})
