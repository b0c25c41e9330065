import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ScenarioStep } from './scenario.ts'

/** The registration of a person without an account. */
export const newcomer: Schemas['RegisterInput'] = {
  Name: 'Lim Hui Min',
  Username: 'huimin',
  Email: 'huimin@example.com',
  PhoneCode: '+65',
  PhoneNumber: '81234567',
  IdCardNumber: 'S1234567D',
  Referral: 'friend',
  Password: 'a good one',
}

export const weiling = { Username: 'weiling', Password: 'selat-demo-1' }
export const weilingEmail = 'weiling.tan@traveller.example'

/** Logs in and keeps `token`. */
export const signedIn: ScenarioStep = {
  operation: 'login',
  body: weiling,
  keep: { token: '/Token' },
}

/** Reads the newest mail and keeps its `code`. */
export const codeRead: ScenarioStep = {
  operation: 'GET /__mock/api/outbox',
  keep: { code: '/mails/0/code' },
}

/** A wrong code. Codes are random digits, so a sent one equals it with a probability of one in a million. */
export const wrongCode = '000000'
