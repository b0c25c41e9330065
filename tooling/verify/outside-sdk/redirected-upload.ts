import { createTravelClient } from '@selat/sdk'

// The title shows the results of an upload with progress and of one without. The server redirects both.
const travel = createTravelClient({
  baseUrl: '',
  system: () => 4101,
  currency: () => 'SGD',
  token: () => 'secret-of-the-session',
  language: () => 'en',
})
const path = { id: 'ord_5T8Q2MZK7C' }
const file = new File(['secret of the file'], 'proof.png', { type: 'image/png' })
const header = { 'Booking-Token': 'secret-of-the-booking' }
const to = '/travel/v1/order/{id}/payment/proof'
const shown = await travel.upload(to, { path, header, file, onProgress: () => undefined })
const plain = await travel.upload(to, { path, header, file })
document.title = [shown, plain].map(({ error }) => error?.kind ?? 'done').join(', ')
