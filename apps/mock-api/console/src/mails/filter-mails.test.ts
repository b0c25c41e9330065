import { expect, it } from 'vitest'

import { choicesOf, filterMails } from './filter-mails.ts'

const mail = { subject: 'NST-1: your e-tickets', order: 'ord_1', kind: 'ticketsIssued' }
const mails = [
  { ...mail, recipient: 'weiling@example.com', tenant: 'one', language: 'EN' },
  { ...mail, recipient: 'budi@example.com', tenant: 'one', language: 'ID' },
  { ...mail, recipient: 'mei@example.com', order: null, tenant: 'two', language: 'ID' },
] as const
const all = { search: '', tenant: '', language: '' }

const readersOf = (filter: Partial<typeof all>) =>
  filterMails(mails, { ...all, ...filter }).map(({ recipient }) => recipient.split('@', 1)[0])

it('CHK-10 mails can be filtered by tenant, language and words, and by all of them', () => {
  expect(readersOf({})).toEqual(['weiling', 'budi', 'mei'])
  expect(readersOf({ tenant: 'one' })).toEqual(['weiling', 'budi'])
  expect(readersOf({ language: 'ID' })).toEqual(['budi', 'mei'])
  expect(readersOf({ search: ' ORD_1 ' })).toEqual(['weiling', 'budi'])
  expect(readersOf({ tenant: 'one', language: 'ID', search: 'budi' })).toEqual(['budi'])
  expect(readersOf({ tenant: 'two', language: 'EN' })).toEqual([])
})

it('CHK-10 only tenants and languages with mails can be chosen', () => {
  expect(choicesOf(mails, 'tenant', 'All').map(({ value }) => value)).toEqual(['', 'one', 'two'])
  expect(choicesOf(mails, 'language', 'All').map(({ value }) => value)).toEqual(['', 'EN', 'ID'])
})
