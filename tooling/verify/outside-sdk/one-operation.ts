import { createTravelClient } from '@selat/sdk'

// This page uses one operation, to measure the size of the SDK in it.
const travel = createTravelClient({
  baseUrl: '',
  system: () => 4101,
  currency: () => 'SGD',
  token: () => null,
  language: () => 'en',
})
const { data } = await travel.get('/travel/v1/company')
document.title = data?.Name ?? ''
