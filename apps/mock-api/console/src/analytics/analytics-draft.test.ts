import { ConsoleRefusal } from '@selat/mock-api/console'
import { expect, it } from 'vitest'

import { beaconRefusal, readDraft, toDraft, recipientsText } from './analytics-draft.ts'

const both = { dataLayer: true, beacon: '/events', consent: false }

it('APP-6 a draft of what is set asks for the same', () => {
  const posted = { dataLayer: false, beacon: 'https://events.example/in', consent: true }

  expect([both, posted, null].map((analytics) => readDraft(toDraft(analytics)))).toEqual([
    both,
    posted,
    null,
  ])
})

it('APP-6 a site that is to tell nobody asks its visitors for nothing', () => {
  expect(readDraft({ dataLayer: false, beacon: '  ', consent: true })).toBeNull()
  expect(readDraft({ dataLayer: true, beacon: ' ', consent: true })).toEqual({
    dataLayer: true,
    beacon: null,
    consent: true,
  })
})

it('APP-6 where a site sends its events is said in words', () => {
  expect(recipientsText(null)).toBe('Sends nothing')
  expect(recipientsText({ dataLayer: false, beacon: null, consent: true })).toBe('Sends nothing')
  expect(recipientsText(both)).toBe('Sends to the data layer and /events, without asking')
  expect(recipientsText({ dataLayer: false, beacon: '/in', consent: true })).toBe(
    'Sends to /in, once a visitor has agreed',
  )
})

it('APP-6 a refused address is both apart from everything else that fails', () => {
  const refusalOf = (pointer: string) =>
    new ConsoleRefusal(400, {
      code: 'validation_failed',
      errors: [{ pointer, code: 'wrong_format' }],
    })

  expect(beaconRefusal(refusalOf('/analytics/beacon'))).toContain('https://')
  expect(beaconRefusal(refusalOf('/tenant'))).toBeNull()
  expect(beaconRefusal(new TypeError('fetch failed'))).toBeNull()
  expect(beaconRefusal(null)).toBeNull()
})
