import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseSessionStore, serialiseSessionStore } from './parse-session-store.ts'
import { EMPTY_SESSION, type SessionStore } from './session-store.ts'

const SESSION: SessionStore = {
  user: {
    Id: 'usr_1',
    Name: 'Dewi',
    Username: 'dewi',
    Role: { Name: 'Agent' },
    CurrencyObj: { Code: 'SGD' },
    IsB2B: 'true',
    IsB2C: 'false',
    Agency: { Id: 'agy_1', Name: 'Baruna Tours', Role: 'booker' },
  },
  token: 'abc',
  base: { System: 4102 },
  company: { CurrencyName: 'IDR' },
  profile: { Name: 'Dewi', Username: 'dewi' },
  currencyList: [{ Code: 'IDR', Name: 'Rupiah' }],
  userInfo: { DisplayName: 'Dewi' },
  localCurrency: 'SGD',
  systemId: 4102,
  logo: '/logo.svg',
  loader: '/loader.svg',
}

describe('what is kept', () => {
  it('SES-1 is read as it was written', () => {
    expect(parseSessionStore(serialiseSessionStore(SESSION))).toEqual(SESSION)
    expect(parseSessionStore(serialiseSessionStore(EMPTY_SESSION))).toEqual(EMPTY_SESSION)
  })

  it('SES-1 begins with the default currency and system, and without a user', () => {
    expect(parseSessionStore(null)).toEqual({
      user: null,
      token: null,
      base: null,
      company: null,
      profile: null,
      currencyList: [],
      userInfo: null,
      localCurrency: 'IDR',
      systemId: 123,
      logo: null,
      loader: null,
    })
  })

  it('SES-5 stores display fields only, whatever else an object carries', () => {
    const secrets = {
      passport: 'X1234567',
      DateOfBirth: '1990-05-17',
      PhoneNumber: '91234567',
      Email: 'd@example.com',
    }
    const loaded = {
      ...SESSION,
      ...secrets,
      user: { ...SESSION.user, ...secrets },
      profile: { ...SESSION.profile, ...secrets },
    } as SessionStore // what a careless caller would pass

    expect(serialiseSessionStore(loaded)).toBe(serialiseSessionStore(SESSION))
    expect(parseSessionStore(JSON.stringify({ ...loaded, version: 1 }))).toEqual(SESSION)
  })
})

describe('what is damaged or older', () => {
  it('SES-5 migrates the form without a version', () => {
    const { currencyList, ...rest } = SESSION

    expect(parseSessionStore(JSON.stringify({ ...rest, currency: currencyList }))).toEqual(SESSION)
  })

  it('SES-5 drops a form of a later version', () => {
    expect(parseSessionStore(JSON.stringify({ ...SESSION, version: 2 }))).toEqual(EMPTY_SESSION)
    expect(parseSessionStore(JSON.stringify({ ...SESSION, version: '1' }))).toEqual(EMPTY_SESSION)
  })

  it.each(['', '{', 'null', '[]', '"text"', '42', '{"version":1,"user":[]}', '{"token":7}'])(
    'SES-5 reads %s as nothing',
    (text) => {
      expect(parseSessionStore(text)).toEqual(EMPTY_SESSION)
    },
  )

  it('SES-5 keeps valid parts beside damaged ones', () => {
    const damaged = {
      ...SESSION,
      version: 1,
      user: { Name: 'Dewi', Role: 'Agent', CurrencyObj: { Code: 'dollar' }, IsB2B: true },
      base: { System: '4102' },
      company: { CurrencyName: 7 },
      profile: { Name: 'Dewi' },
      currencyList: [{ Code: 'IDR', Name: 'Rupiah' }, { Code: 'x' }, null, 'SGD'],
      localCurrency: 'rupiah',
      systemId: -1,
      logo: 5,
    }

    expect(parseSessionStore(JSON.stringify(damaged))).toEqual({
      ...SESSION,
      user: {
        Id: '',
        Name: 'Dewi',
        Username: '',
        Role: { Name: '' },
        CurrencyObj: { Code: '' },
        IsB2B: '',
        IsB2C: '',
        Agency: null,
      },
      base: null,
      company: null,
      profile: null,
      localCurrency: 'IDR',
      systemId: 123,
      logo: null,
    })
  })

  it.each([
    undefined,
    null,
    {},
    'Baruna Tours',
    { Id: 'agy_1', Name: 'Baruna Tours', Role: 'king' },
  ])('AGT-3 an agency of %o is dropped', (Agency) => {
    const stored = { ...SESSION, version: 1, user: { ...SESSION.user, Agency } }

    expect(parseSessionStore(JSON.stringify(stored)).user?.Agency).toBeNull()
  })

  it('SES-5 never throws, and reads its own output unchanged', () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((json) => `{"version":1,"user":${json}}`),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const session = parseSessionStore(text)
        expect(parseSessionStore(serialiseSessionStore(session))).toEqual(session)
      }),
    )
  })
})
