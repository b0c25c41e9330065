import { afterEach, expect, it, vi } from 'vitest'

import { fillStorage } from '../../test/fill-storage.ts'
import {
  chooseCurrency,
  clearSession,
  endSession,
  keepBase,
  session,
  signIn,
  useSession,
} from './session-store.ts'

const user = {
  Id: 'usr_7QK2M4XA9B',
  Name: 'Tan Wei Ling',
  Username: 'weiling',
  Email: 'weiling@example.com',
  Role: { Name: 'Customer' },
  CurrencyObj: { Code: 'SGD' },
  IsB2B: 'false',
  IsB2C: 'true',
  Agency: null,
} as const

const base = {
  System: 4101,
  Currencies: ['IDR', 'SGD'],
  DefaultCurrency: 'IDR',
  Logo: { Light: '/logo.svg', Dark: '/logo-dark.svg' },
  Loader: { Light: '/loader.svg', Dark: '/loader-dark.svg' },
} as Parameters<typeof keepBase>[0] // The store reads no more of it.

const stored = () => JSON.parse(localStorage.getItem('sessionStore') ?? '{}')

afterEach(() => {
  localStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
})

it('SES-1 the session of a login is in local storage under sessionStore', () => {
  keepBase(base)
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })

  expect(stored()).toMatchObject({
    token: 'zT4mX9qLw2Kc7vB1nR8yHd',
    user: { Name: 'Tan Wei Ling', Role: { Name: 'Customer' }, CurrencyObj: { Code: 'SGD' } },
    profile: { Username: 'weiling' },
    userInfo: { DisplayName: 'Tan Wei Ling' },
    base: { System: 4101 },
    systemId: 4101,
    localCurrency: 'IDR',
    logo: '/logo.svg',
    loader: '/loader.svg',
  })
})

it('SES-1 the e-mail of a user is not written to disk', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })

  expect(localStorage.getItem('sessionStore')).not.toContain('weiling@example.com')
})

it('SES-1 the chosen currency stays, but not on another site', () => {
  keepBase(base)
  chooseCurrency('SGD')

  keepBase(base)
  expect(session().localCurrency).toBe('SGD')

  keepBase({ ...base, System: 4103, DefaultCurrency: 'IDR' })
  expect(session().localCurrency).toBe('IDR')
})

it('SES-5 choosing a currency does not end a session that another tab has just renewed', () => {
  keepBase(base)
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  const text = localStorage.getItem('sessionStore') ?? ''
  localStorage.setItem(
    'sessionStore',
    text.replace('zT4mX9qLw2Kc7vB1nR8yHd', 'hQ2pW8sVd5Fn3kJ6tY9bLe'),
  )

  chooseCurrency('SGD')

  expect(stored()).toMatchObject({ token: 'hQ2pW8sVd5Fn3kJ6tY9bLe', localCurrency: 'SGD' })
})

it('SES-3 SES-5 choosing a currency does not log in again after another tab has logged out', () => {
  keepBase(base)
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  localStorage.clear()

  chooseCurrency('SGD')

  expect(stored()).toMatchObject({ token: null, user: null, localCurrency: 'SGD' })
})

it('SES-1 after a login on a full device, the next choice stores the session', () => {
  keepBase(base)
  fillStorage()
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  vi.restoreAllMocks()

  chooseCurrency('SGD')

  expect(stored()).toMatchObject({ token: 'zT4mX9qLw2Kc7vB1nR8yHd', localCurrency: 'SGD' })
})

it('SES-1 SES-5 a currency chosen in another tab does not end a session that this device could not store', () => {
  keepBase(base)
  fillStorage()
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  vi.restoreAllMocks()
  localStorage.setItem('sessionStore', JSON.stringify({ ...stored(), localCurrency: 'SGD' }))

  dispatchEvent(new StorageEvent('storage', { key: 'sessionStore' }))

  expect(session()).toMatchObject({ token: 'zT4mX9qLw2Kc7vB1nR8yHd', localCurrency: 'SGD' })
})

it('SES-3 a session that was ended on a full device is not stored afterwards', () => {
  fillStorage()
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  vi.restoreAllMocks()
  clearSession()

  chooseCurrency('SGD')

  expect(stored()).toMatchObject({ token: null, user: null })
})

it('SES-3 clearing the session removes token, user and profile and empties both storages', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  localStorage.setItem('cartToken', 'secret')
  sessionStorage.setItem('draft', 'typed')

  clearSession()

  expect(session()).toMatchObject({ token: null, user: null, profile: null, userInfo: null })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('SES-3 SES-4 entries are put aside when the server ends the session, until the same account is back', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  sessionStorage.setItem('checkoutDraft', 'typed')
  sessionStorage.setItem('scroll', '7')

  endSession()

  expect(session()).toMatchObject({ token: null, user: null })
  expect(localStorage.length).toBe(0)
  expect([sessionStorage.getItem('checkoutDraft'), sessionStorage.getItem('scroll')]).toEqual([
    null,
    null,
  ])
  expect(signIn({ Token: 'aaaaaaaaaaaaaaaaaaaaaa', User: user })).toBe(true)
  expect(sessionStorage.getItem('checkoutDraft')).toBe('typed')
})

it('SES-3 entries are forgotten when another account logs in after the session has ended', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  sessionStorage.setItem('formDraft.topUp', 'typed')
  endSession()

  expect(signIn({ Token: 'aaaaaaaaaaaaaaaaaaaaaa', User: { ...user, Id: 'usr_OTHER' } })).toBe(
    false,
  )

  expect(JSON.stringify(sessionStorage)).not.toContain('typed')
})

it('SES-3 SES-5 logging out in another tab deletes this tab’s entries, while an ended session only puts them aside', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  const text = localStorage.getItem('sessionStore') ?? ''
  sessionStorage.setItem('checkoutDraft', 'typed')

  localStorage.removeItem('sessionStore')
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessionStore', newValue: null }))
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
  localStorage.setItem('sessionStore', text)
  window.dispatchEvent(new StorageEvent('storage', { key: 'sessionStore', newValue: text }))
  expect(sessionStorage.getItem('checkoutDraft')).toBe('typed')

  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(sessionStorage.length).toBe(0)
})

it('SES-5 logging out in another tab ends the session here', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })

  // Another tab has emptied the storage; browsers tell every tab but that one.
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))

  expect(session()).toMatchObject({ token: null, user: null })
})

it('SES-5 a page that comes back from the browser’s cache has no session after a logout in another tab', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  sessionStorage.setItem('checkoutDraft', 'typed')
  localStorage.clear()

  // A page that the browser has put aside gets no events.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  expect(session()).toMatchObject({ token: null, user: null })
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
})

it.each(['{', '[]', '"x"', '{"version":1,"token":7,"user":"x"}'])(
  'SES-5 damaged text %s in the storage counts as no session',
  (text) => {
    localStorage.setItem('sessionStore', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionStore' }))

    expect(session()).toMatchObject({ token: null, user: null, localCurrency: 'IDR' })
  },
)
