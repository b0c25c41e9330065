import { expect, it } from 'vitest'

import { findTakeaways } from './find-takeaways.ts'

const mail = `Hello Tan Wei Ling,

Confirmation number: NST-4KQ7ZP
Total: SGD 120.50
Pay before: 20 November 2026, 14:45 (SGT)

Open your booking:
http://localhost:5173/order-detail?order=ord_1&token=t

Code: 493027

Open it again: http://localhost:5173/order-detail?order=ord_1&token=t
`

it('MOCK finds the links and codes of a mail, each once', () => {
  expect(findTakeaways(mail)).toEqual([
    { kind: 'link', text: 'http://localhost:5173/order-detail?order=ord_1&token=t', from: '' },
    { kind: 'code', text: 'NST-4KQ7ZP', from: 'Confirmation number' },
    { kind: 'code', text: '493027', from: 'Code' },
  ])
})

it('MOCK finds nothing in a mail without links and codes', () => {
  expect(findTakeaways('Dear reader: good morning')).toEqual([])
})
