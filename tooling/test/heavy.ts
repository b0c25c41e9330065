/** A file of tests that `pnpm check` leaves to the gate. */
export type HeavyFile = {
  file: string
  /** The seconds that it took in the gate, on two cores, when it was listed. */
  seconds: number
  why: string
}

/**
 * Files of unit tests that take long because of what they prove. The gate fails if the list is wrong: if a missing file takes
 * more than a fifth over 25 s, or a listed one less than 4 s.
 */
export const heavyFiles: readonly HeavyFile[] = [
  {
    file: 'apps/mock-api/lab/model/kill.test.ts',
    seconds: 73,
    why: 'Fifty processes are started and killed.',
  },
  {
    file: 'apps/mock-api/lab/model/payments.test.ts',
    seconds: 60,
    why: 'Thousands of random commands are compared with a model.',
  },
  {
    file: 'apps/mock-api/lab/model/seats.test.ts',
    seconds: 60,
    why: 'Thousands of random commands are compared with a model.',
  },
  {
    file: 'apps/mock-api/src/features/order/aftersale/random-money.test.ts',
    seconds: 44,
    why: 'Ten thousand random orders are priced, cancelled and changed.',
  },
  {
    file: 'apps/storefront/server/site.test.ts',
    seconds: 27,
    why: 'Every page is loaded, and 240 visits are rendered at once.',
  },
  {
    file: 'apps/mock-api/src/server/sandbox/robustness.test.ts',
    seconds: 24,
    why: 'Every operation is called with everything that can be wrong.',
  },
  {
    file: 'apps/mock-api/src/scenarios/index.test.ts',
    seconds: 22,
    why: 'All documented scenarios are played, each in a sandbox of its own.',
  },
  {
    file: 'apps/mock-api/lab/model/same-bytes.test.ts',
    seconds: 22,
    why: 'Three thousand commands are played twice.',
  },
  {
    file: 'apps/mock-api/src/main.test.ts',
    seconds: 19,
    why: 'The command is started from source, as `pnpm dev` starts it.',
  },
  {
    file: 'apps/mock-api/src/server/sandbox/same-answers.test.ts',
    seconds: 19,
    why: 'A tenth of the scenarios is played in process, by msw and over HTTP, and compared byte for byte.',
  },
  {
    file: 'apps/mock-api/src/server/command/stop.test.ts',
    seconds: 16,
    why: 'Fifty calls are delayed by five seconds when the process is told to stop.',
  },
  {
    file: 'apps/mock-api/src/server/sandbox/transitions.test.ts',
    seconds: 15,
    why: 'Every row of the state tables is driven over HTTP.',
  },
  {
    file: 'apps/storefront/src/features/quotation/pages/accept-shared-quotation.test.tsx',
    seconds: 29,
    why: 'A customer names each traveller key by key and accepts, again and again.',
  },
  {
    file: 'apps/storefront/src/features/support/pages/contact-page.test.tsx',
    seconds: 24,
    why: 'Long texts are typed key by key into the contact form.',
  },
  {
    file: 'apps/storefront/src/features/account/pages/profile-pages.test.tsx',
    seconds: 23,
    why: 'Every page of a profile is filled in, refused and saved.',
  },
  {
    file: 'apps/storefront/src/features/check-in/pages/gate.test.tsx',
    seconds: 20,
    why: 'Tickets are checked in on two devices, with and without a connection.',
  },
  {
    file: 'apps/storefront/src/features/checkout/pages/priced-by-age.test.tsx',
    seconds: 25,
    why: 'A whole checkout is typed in for each way in which an age changes a price.',
  },
]
