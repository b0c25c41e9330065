import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ScenarioCall, ScenarioStep } from './scenario.ts'

/** The agents' site. */
export const query = { system: 4102 }

/** The query and session of a member's calls. */
export const asAgent = { query, token: '{session}' } as const

export const owner = signedIn('rizal', 'selat-demo-4')
export const booker = signedIn('dewi', 'selat-demo-8')
export const finance = signedIn('agus', 'selat-demo-9')
export const otherAgency = signedIn('limei', 'selat-demo-5')
export const authority = signedIn('sari', 'selat-demo-6')

/** Returns a copy of a call with an unknown token. */
export function signedOut(call: ScenarioCall): ScenarioCall {
  return { ...call, token: 'of-nobody' }
}

/** Makes a customer of an agency. */
export function sampleCustomer(
  changes: Partial<Schemas['CustomerInput']> = {},
): Schemas['CustomerInput'] {
  return {
    Name: 'Siti Aminah',
    Email: 'siti@traveller.example',
    PhoneCode: '+62',
    PhoneNumber: '81290017744',
    Note: '',
    Passengers: [
      {
        Title: 'Ms',
        FirstName: 'SITI',
        LastName: 'AMINAH',
        NativeName: '',
        DateOfBirth: '1991-05-20',
        PlaceOfBirth: 'Dumai',
        Nationality: 'ID',
        CountryOfResidence: 'ID',
        PassportNumber: 'C7712034',
        DateOfIssue: '2023-02-11',
        DateOfExpiry: '2033-02-11',
        PlaceOfIssue: 'BATAM',
      },
    ],
    ...changes,
  }
}

function signedIn(Username: string, Password: string): ScenarioStep {
  return {
    operation: 'login',
    query,
    body: { Username, Password },
    keep: { session: '/Token' },
  }
}
