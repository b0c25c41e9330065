import { expect, it } from 'vitest'

import { detailOf } from './detail-of.ts'

it('API-1 an item is told by the object that its content names', () => {
  const Attraction = { OptionName: 'Day ticket' }

  expect(detailOf({ ItemContent: 'attraction', Id: 'itm_1', Attraction })).toBe(Attraction)
})

it('API-1 an item of a later content, which has no such object, is told by nothing', () => {
  expect(detailOf({ ItemContent: 'yacht', Id: 'itm_1' })).toBeUndefined()
})
