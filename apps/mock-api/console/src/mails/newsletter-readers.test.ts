import { expect, it } from 'vitest'

import { type NewsletterSite, readersOf, sentText } from './newsletter-readers.ts'

const sites: NewsletterSite[] = [
  {
    tenant: 'nusa',
    name: 'Nusa Strait Travel',
    readers: [
      { language: 'EN', count: 2 },
      { language: 'ID', count: 3 },
    ],
  },
  { tenant: 'b2b', name: 'Nusa Strait Partners', readers: [] },
]

it('SUP-2 the readers of a site are added up over its languages', () => {
  expect(readersOf(sites, 'nusa')).toEqual({ all: 5, languages: sites[0]?.readers })
  expect(readersOf(sites, 'b2b')).toEqual({ all: 0, languages: [] })
  expect(readersOf([], 'nusa').all).toBe(0)
})

it.each([
  [0, 'Nobody has confirmed a subscription, so that nothing was sent'],
  [1, 'The issue went to one reader'],
  [12, 'The issue went to 12 readers'],
])('SUP-2 the number of mails is told for %i readers', (sent, text) => {
  expect(sentText({ sent })).toBe(text)
})
