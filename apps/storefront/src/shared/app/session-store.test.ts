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
} as Parameters<typeof keepBase>[0] // the store reads no more of it

const stored = () => JSON.parse(localStorage.getItem('sessionStore') ?? '{}')

afterEach(() => {
  localStorage.clear()
  useSession.setState(useSession.getInitialState(), true)
})

it('SES-1 a signed-in session is in local storage under sessionStore', () => {
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

it('SES-1 only what is shown of a user goes to disk', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })

  expect(localStorage.getItem('sessionStore')).not.toContain('weiling@example.com')
})

it('SES-1 a currency that was chosen here stays, one of another site gives way', () => {
  keepBase(base)
  chooseCurrency('SGD')

  keepBase(base)
  expect(session().localCurrency).toBe('SGD')

  keepBase({ ...base, System: 4103, DefaultCurrency: 'IDR' })
  expect(session().localCurrency).toBe('IDR')
})

it('SES-5 a currency that is chosen here ends no session that another tab has renewed a moment ago', () => {
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

it('SES-3 SES-5 a currency that is chosen here signs nobody in again whom another tab has signed out', () => {
  keepBase(base)
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  localStorage.clear()

  chooseCurrency('SGD')

  expect(stored()).toMatchObject({ token: null, user: null, localCurrency: 'SGD' })
})

it('SES-1 who has signed in on a device without room is kept with what is chosen next', () => {
  keepBase(base)
  fillStorage()
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  vi.restoreAllMocks()

  chooseCurrency('SGD')

  expect(stored()).toMatchObject({ token: 'zT4mX9qLw2Kc7vB1nR8yHd', localCurrency: 'SGD' })
})

it('SES-1 SES-5 a currency that another tab chooses signs nobody out whom this device could not keep', () => {
  keepBase(base)
  fillStorage()
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  vi.restoreAllMocks()
  localStorage.setItem('sessionStore', JSON.stringify({ ...stored(), localCurrency: 'SGD' }))

  dispatchEvent(new StorageEvent('storage', { key: 'sessionStore' }))

  expect(session()).toMatchObject({ token: 'zT4mX9qLw2Kc7vB1nR8yHd', localCurrency: 'SGD' })
})

it('SES-3 who has signed out is not kept afterwards, either', () => {
  fillStorage()
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  vi.restoreAllMocks()
  clearSession()

  chooseCurrency('SGD')

  expect(stored()).toMatchObject({ token: null, user: null })
})

it('SES-3 clearing removes token, user and profile and wipes both storages', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  localStorage.setItem('cartToken', 'secret')
  sessionStorage.setItem('draft', 'typed')

  clearSession()

  expect(session()).toMatchObject({ token: null, user: null, profile: null, userInfo: null })
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

it('SES-3 SES-4 what was typed when the server ended the session is out of reach until the same account is back', () => {
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

it('SES-3 what was typed is forgotten when another account logs in after the session has ended', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  sessionStorage.setItem('formDraft.topUp', 'typed')
  endSession()

  expect(signIn({ Token: 'aaaaaaaaaaaaaaaaaaaaaa', User: { ...user, Id: 'usr_OTHER' } })).toBe(
    false,
  )

  expect(JSON.stringify(sessionStorage)).not.toContain('typed')
})

it('SES-3 SES-5 signing out in another tab wipes what is typed in this one, an ended session only puts it aside', () => {
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

it('SES-5 signing out in one tab signs out this one', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })

  // Another tab wiped the storage; browsers tell every tab but that one.
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))

  expect(session()).toMatchObject({ token: null, user: null })
})

it('SES-5 a page that comes back as it was left is signed out, where another tab has signed out meanwhile', () => {
  signIn({ Token: 'zT4mX9qLw2Kc7vB1nR8yHd', User: user })
  sessionStorage.setItem('checkoutDraft', 'typed')
  localStorage.clear()

  // A page that the browser has put aside is told of nothing.
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  expect(session()).toMatchObject({ token: null, user: null })
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
})

it.each(['{', '[]', '"x"', '{"version":1,"token":7,"user":"x"}'])(
  'SES-5 damaged text %s in the storage is no session and no crash',
  (text) => {
    localStorage.setItem('sessionStore', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionStore' }))

    expect(session()).toMatchObject({ token: null, user: null, localCurrency: 'IDR' })
  },
)
