import { expect, it } from 'vitest'

import { detailOf } from './detail-of.ts'

it('API-1 the detail of an item is the object that its content names', () => {
  const Attraction = { OptionName: 'Day ticket' }

  expect(detailOf({ ItemContent: 'attraction', Id: 'itm_1', Attraction })).toBe(Attraction)
})

it('API-1 an item of an unknown content, which has no such object, has no detail', () => {
  expect(detailOf({ ItemContent: 'yacht', Id: 'itm_1' })).toBeUndefined()
})
