import { expect, it } from 'vitest'

import { filterRequests } from './filter-requests.ts'

const search = {
  id: 1,
  method: 'GET',
  path: '/travel/v1/ferry/search?system=4101',
  operation: 'searchFerry',
  tenant: 'nusa',
  status: 200,
  code: null,
  fault: null,
  error: null,
  violations: [],
}
const refused = {
  ...search,
  id: 2,
  method: 'POST',
  path: '/travel/v1/cart',
  status: 409,
  code: 'seats_taken',
}
const struck = { ...search, id: 3, status: 503, fault: 'status=503' }
const broken = { ...search, id: 4, violations: [{ pointer: '/Items' }] }
const all = [search, refused, struck, broken]

it.each([
  [{ q: 'FERRY get' }, [1, 3, 4]],
  [{ q: 'seats_taken' }, [2]],
  [{ q: '409 nusa' }, [2]],
  [{ status: '4' }, [2]],
  [{ only: 'broken' }, [4]],
  [{ only: 'fault', status: '5' }, [3]],
  [{}, [1, 2, 3, 4]],
])('MOCK shows the requests that match %j', (filter, ids) => {
  const shown = filterRequests(all, { q: '', status: '', only: '', ...filter })

  expect(shown.map(({ id }) => id)).toEqual(ids)
})
