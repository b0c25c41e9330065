import { expect, it } from 'vitest'

import { reportsToMock } from './reports-to-mock.ts'

it('DEV pages report everything to the mock, unless another endpoint is named', () => {
  expect(reportsToMock(4110, {})).toEqual({
    SELAT_REPORTS: 'http://127.0.0.1:4110/__mock/api/page-reports',
    SELAT_REPORT_VITALS: '100',
  })
  expect(
    reportsToMock(4110, { SELAT_REPORTS: 'https://r.example.com', SELAT_REPORT_VITALS: '5' }),
  ).toEqual({ SELAT_REPORTS: 'https://r.example.com', SELAT_REPORT_VITALS: '5' })
})
