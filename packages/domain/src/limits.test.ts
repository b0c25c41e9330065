import { expect, it } from 'vitest'

import * as limits from './limits.ts'

it('RUL-1 states the numbers of §5', () => {
  expect(limits).toMatchObject({
    MAX_PASSENGERS: 10,
    PASSWORD_MIN_LENGTH: 7,
    FULL_NAME_MIN_LENGTH: 2,
    CONTACT_NOTE_LENGTH: { min: 10, max: 160 },
    PASSENGER_SEARCH_MIN: 3,
    IMAGE_MAX_BYTES: 5_242_880,
    PROOF_MAX_BYTES: 2_097_152,
    QUOTED_AGES: { adult: { min: 13, max: 40 }, child: { min: 3, max: 12 } },
  })
})

it('API-3 states the timeouts of §9 in milliseconds', () => {
  expect(limits.TIMEOUTS_MS).toEqual({
    default: 10_000,
    get: 1_000_000,
    postJson: 40_000,
    put: 10_000,
    delete: 10_000,
    upload: 10_000,
  })
})

it('API-5 ERR-2 SES-4 APP-8 states the other times of §8 and §9', () => {
  expect(limits).toMatchObject({
    STALE_MS: 5_000,
    TOAST_LIMIT: 1,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    SESSION_RELOAD_MS: 500,
    RELOAD_GUARD_TTL_MS: 10_000,
  })
})

it('APP-1 SES-1 SES-6 NAV-5 NAV-6 states the fixed names', () => {
  expect(limits).toMatchObject({
    START_SYSTEM: 123,
    DEFAULT_CURRENCY: 'IDR',
    B2B_HOST_MARKER: 'b2b',
    INSTANSI_ROLE: 'Instansi',
    SESSION_STORAGE_KEY: 'sessionStore',
    LOCALE_STORAGE_KEY: 'locale',
  })
})

it('CHK-10 the booking e-mail comes within 5 to 10 minutes', () => {
  expect(limits.BOOKING_EMAIL_MINUTES).toEqual({ min: 5, max: 10 })
})
