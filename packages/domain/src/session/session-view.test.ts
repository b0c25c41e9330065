import { describe, expect, it } from 'vitest'

import { EMPTY_SESSION, type SessionStore, type SessionUser } from './session-store.ts'
import { clearSession, viewSession } from './session-view.ts'

const AGENT: SessionUser = {
  Id: 'usr_1',
  Name: 'Dewi',
  Username: 'dewi',
  Role: { Name: 'Agent' },
  CurrencyObj: { Code: 'SGD' },
  IsB2B: 'true',
  IsB2C: 'false',
  Agency: { Id: 'agy_1', Name: 'Baruna Tours', Role: 'owner' },
}
const SESSION: SessionStore = {
  ...EMPTY_SESSION,
  user: AGENT,
  token: 'abc',
  base: { System: 4102 },
  company: { CurrencyName: 'MYR' },
  profile: { Name: 'Dewi', Username: 'dewi' },
  localCurrency: 'USD',
}

describe('viewSession', () => {
  it('SES-2 derives currencies, login and flags', () => {
    expect(viewSession(SESSION)).toEqual({
      currencyUser: 'SGD',
      currencyCompany: 'MYR',
      isLoggedIn: true,
      isUserB2b: true,
      userB2C: false,
      roleName: 'Agent',
    })
  })

  it('SES-2 a visitor has the local currency, and the default stands in for a company not known yet', () => {
    expect(viewSession({ ...EMPTY_SESSION, localCurrency: 'USD' })).toEqual({
      currencyUser: 'USD',
      currencyCompany: 'IDR',
      isLoggedIn: false,
      isUserB2b: false,
      userB2C: false,
      roleName: null,
    })
  })

  it.each(['TRUE', '1', 'yes', '', 'false'])("SES-2 a flag of '%s' is not set", (flag) => {
    const user = { ...AGENT, IsB2B: flag, IsB2C: flag }

    expect(viewSession({ ...SESSION, user })).toMatchObject({ isUserB2b: false, userB2C: false })
  })

  it('SES-2 an empty token does not count as a login', () => {
    expect(viewSession({ ...SESSION, token: '' }).isLoggedIn).toBe(false)
  })
})

it('SES-3 clearing removes token, user and profile, and keeps the data of the site', () => {
  expect(clearSession(SESSION)).toEqual({
    ...EMPTY_SESSION,
    base: { System: 4102 },
    company: { CurrencyName: 'MYR' },
    localCurrency: 'USD',
  })
})
