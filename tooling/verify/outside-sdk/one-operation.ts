import { createTravelClient } from '@selat/sdk'

// What a page pays for that shows one thing.
const travel = createTravelClient({
  baseUrl: '',
  system: () => 4101,
  currency: () => 'SGD',
  token: () => null,
  language: () => 'en',
})
const { data } = await travel.get('/travel/v1/company')
document.title = data?.Name ?? ''
