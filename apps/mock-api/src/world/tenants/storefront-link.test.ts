import { describe, expect, it } from 'vitest'

import { bookingPath, storefrontOrigin } from './storefront-link.ts'

describe('storefront links', () => {
  it('APP-2 lead to the localhost name of each test site', () => {
    expect(storefrontOrigin('www.selat.test', 'http://localhost:5173')).toBe(
      'http://localhost:5173',
    )
    expect(storefrontOrigin('b2b.selat.test', 'http://localhost:5173')).toBe(
      'http://b2b.localhost:5173',
    )
    expect(storefrontOrigin('ferries.example', 'http://localhost:5173')).toBe(
      'https://ferries.example',
    )
  })

  it('CHK-9 have order and token', () => {
    expect(bookingPath({ id: 'ord_1', token: 'a-b_c' })).toBe(
      '/order-detail?order=ord_1&token=a-b_c',
    )
  })

  it('CHK-9 have the changed order too, for an order that pays for its change', () => {
    expect(bookingPath({ id: 'ord_2', token: 'd-e' }, { id: 'ord_1', token: 'a-b_c' })).toBe(
      '/order-detail?order=ord_2&token=d-e&changed=ord_1&changedToken=a-b_c',
    )
  })
})
