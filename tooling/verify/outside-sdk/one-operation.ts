import { createTravelClient } from '@selat/sdk'

// The cost of the SDK for a page that uses one operation.
const travel = createTravelClient({
  baseUrl: '',
  system: () => 4101,
  currency: () => 'SGD',
  token: () => null,
  language: () => 'en',
})
const { data } = await travel.get('/travel/v1/company')
document.title = data?.Name ?? ''
