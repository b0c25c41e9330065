import { travelQueries } from './api.ts'

/** The visitor's cart; the badge in the header and the cart's pages share its answer. */
export const cartQuery = (token: string) =>
  travelQueries.get('/travel/v1/cart', { header: { 'Cart-Token': token } })
