import { ConsoleRefusal } from '@selat/mock-api/console'
import { expect, it } from 'vitest'

import { beaconRefusal, readDraft, toDraft, recipientsText } from './analytics-draft.ts'

const both = { dataLayer: true, beacon: '/events', consent: false }

it('APP-6 a draft of the present settings gives the same settings', () => {
  const posted = { dataLayer: false, beacon: 'https://events.example/in', consent: true }

  expect([both, posted, null].map((analytics) => readDraft(toDraft(analytics)))).toEqual([
    both,
    posted,
    null,
  ])
})

it('APP-6 a site without recipients of events does not ask its visitors for consent', () => {
  expect(readDraft({ dataLayer: false, beacon: '  ', consent: true })).toBeNull()
  expect(readDraft({ dataLayer: true, beacon: ' ', consent: true })).toEqual({
    dataLayer: true,
    beacon: null,
    consent: true,
  })
})

it('APP-6 the recipients of a site’s events are shown in words', () => {
  expect(recipientsText(null)).toBe('Sends nothing')
  expect(recipientsText({ dataLayer: false, beacon: null, consent: true })).toBe('Sends nothing')
  expect(recipientsText(both)).toBe('Sends to the data layer and /events, without asking')
  expect(recipientsText({ dataLayer: false, beacon: '/in', consent: true })).toBe(
    'Sends to /in, once a visitor has agreed',
  )
})

it('APP-6 the refusal of an address is distinguished from other failures', () => {
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
