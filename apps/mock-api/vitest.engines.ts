import { matchesGlob } from 'node:path/posix'

/** Tests of stored data, which must give the same on every store. Paths are relative to `src`. */
export const KEEPING = [
  'features/**/*.test.ts',
  'engine/idempotency/**/*.test.ts',
  'engine/store/**/*.test.ts',
  'world/stock/**/*.test.ts',
  'world/tenants/tenant-folder.test.ts',
  'server/processor/**/*.test.ts',
  'scenarios/index.test.ts',
]

/** Tests of several instances, which need a store that can be shared, such as PostgreSQL. */
export const SHARED = '**/*.postgres.test.ts'

/** Tests that run on one store only, because they do not depend on it or are about files only. */
export const ONCE = [
  '**/random-*.test.ts',
  'engine/store/{data-file,group-commit,fair-queue}.test.ts',
  'features/agency/quotations/transitions.test.ts',
  'features/manifest/{judge-scans,manifest-file,simulated-passengers}.test.ts',
  'features/order/booking/{booking-token,confirmation-number,mask-passport-number}.test.ts',
  'features/order/payment/{emv-qr,qr-payloads,return-url,virtual-account}.test.ts',
  'features/order/tickets/ticket-qr.test.ts',
  'features/product/ferry/{ferry-title,national-prices,price-booking,shared-search}.test.ts',
  'features/product/hotel/{hotel-product,review-authors}.test.ts',
  'features/product/listing/list-products.test.ts',
  'features/product/package/package-product.test.ts',
  'features/product/seasons-now.test.ts',
  'features/site/svg-size.test.ts',
]

/** Tests that run on each engine, because a replay of their statements would not prove the same. */
export type Apart = {
  readonly file: string
  /** The titles of those tests; if absent, all tests of the file. */
  readonly titles?: readonly string[]
  readonly why: string
}

/**
 * The tests of stored data that always run on each engine. The statements of all other tests are recorded in memory, and
 * replayed on each engine.
 */
export const ON_EACH_ENGINE: readonly Apart[] = [
  {
    file: 'engine/store/insert-row.test.ts',
    why: 'is about the engine itself',
  },
  {
    file: 'engine/store/migrations.test.ts',
    why: 'makes the schema step by step and at once',
  },
  {
    file: 'engine/store/release.test.ts',
    why: 'opens what an earlier release has left',
  },
  {
    file: 'engine/store/statement.test.ts',
    why: 'is about the engine itself, and several stores at once',
  },
  {
    file: 'engine/store/store.test.ts',
    why: 'is about the engine itself, which it opens again',
  },
  {
    file: 'engine/idempotency/idempotency.test.ts',
    why: 'sends the same call several times at once, which engines may answer in two ways',
  },
  {
    file: 'world/stock/rush.test.ts',
    why: 'has many visitors at once',
  },
  {
    file: 'world/stock/seats.test.ts',
    titles: ['CHK-8 of ten who want the last seat at once only one gets it'],
    why: 'has ten visitors at once',
  },
  {
    file: 'features/product/replaced-item.test.ts',
    titles: [
      'CHK-8 CRT-1 a visitor who swaps the last room loses it to nobody, whoever wants it at once',
      'CHK-8 CRT-1 of two visitors who both see a room free, one gets it and the other keeps the former item',
    ],
    why: 'has several visitors who want the same room at once',
  },
  {
    file: 'features/ledger/credit-limit.test.ts',
    titles: ['CHK-7 of twelve payments against money and credit for one, only one is made'],
    why: 'spends the same money at once',
  },
  {
    file: 'features/ledger/ledger.test.ts',
    titles: [
      'CHK-8 is booked only once when it is sent several times at once',
      'CHK-7 of twelve payments against money for one, only one is made',
      'AGT-1 can be moved between two accounts in both directions at once',
      'AGT-1 cannot be spent, and is not yet in the other account',
      'CHK-8 is either taken or freed, only once, whichever comes first',
    ],
    why: 'moves the same money at once',
  },
  {
    file: 'features/ledger/payment-books.test.ts',
    titles: [
      'CHK-8 is booked only once from the method to sales when the payment is reported several times at once',
      'CHK-8 is booked once and refunded once when it comes for a cancelled order without a method',
      'AGT-1 is the same as at the start after a reset, also when it is read twice at once',
      'CHK-8 has the payments of data from a release without a ledger',
    ],
    why: 'books the same payment at once, or starts again on what was kept',
  },
  {
    file: 'features/order/booking/restart.test.ts',
    why: 'starts again on what was kept',
  },
  {
    file: 'features/order/booking/place-order.test.ts',
    titles: ['CHK-8 makes only one order when the same intent is sent twice at once'],
    why: 'sends the same call twice at once, which engines may answer in two ways',
  },
  {
    file: 'features/site/newsletter.test.ts',
    titles: ['SUP-2 of several subscriptions of one address at once only one sends a mail'],
    why: 'asks for the same address at once',
  },
  {
    file: 'features/agency/quotations/accept.test.ts',
    titles: ['AGT-4 of two acceptances at the same time only one succeeds'],
    why: 'accepts the same quotation at once',
  },
  {
    file: 'features/order/pay/agent-wallet.test.ts',
    titles: ['CHK-8 is charged once when it is confirmed several times at once'],
    why: 'pays several times at once',
  },
  {
    file: 'features/order/payment/payment-clock.test.ts',
    titles: ['CHK-3 expires at its deadline, not before, and frees its seats once'],
    why: 'looks twice at once at what is due',
  },
  {
    file: 'features/order/payment/payment-journey.test.ts',
    titles: ['CHK-8 pays once when "I have paid" and approval are each sent twice at once'],
    why: 'pays several times at once',
  },
  {
    file: 'server/processor/card.test.ts',
    titles: ['CHK-8 is charged once when its form is sent several times at once'],
    why: 'pays several times at once',
  },
  {
    file: 'features/order/aftersale/refunds.test.ts',
    titles: [
      'CHK-11 is confirmed only once when several confirmations arrive at once',
      'CHK-11 of the same ticket by two quotes is given only once',
    ],
    why: 'gives back the same money at once',
  },
  {
    file: 'features/account/account.test.ts',
    titles: ['ACC-6 an address that tries many accounts is refused, and other addresses are not'],
    why: 'counts tries that come at once',
  },
  {
    file: 'features/account/registration.test.ts',
    titles: ['ACC-1 of ten registrations of one user name at once only one succeeds'],
    why: 'has ten visitors at once',
  },
  {
    file: 'features/account/reset-password.test.ts',
    titles: ['ACC-4 of ten tries with the right code at once only one succeeds'],
    why: 'has ten visitors at once',
  },
  {
    file: 'features/agency/members.test.ts',
    titles: [
      'AGT-3 a member who is deactivated while a new password is hashed gets neither a session nor the password',
    ],
    why: 'changes the same account at once',
  },
  {
    file: 'features/cart/account-cart.test.ts',
    titles: [
      'CHK-9 the cart of an account opens for nobody else, and no merge takes it over',
      'CRT-1 an account gets one cart when several devices open it at once',
    ],
    why: 'asks for the same cart at once',
  },
  {
    file: 'features/cart/mixed-cart.test.ts',
    titles: [
      'CRT-2 CHK-8 the last unit is held once, and is on sale again at the instant when its hold ends',
    ],
    why: 'has eight visitors at once',
  },
  {
    file: 'features/cart/promo.test.ts',
    titles: ['CHK-14 is used only once when two orders with it come at the same time'],
    why: 'has two visitors at once',
  },
  {
    file: 'features/wallet/decided-top-ups.test.ts',
    titles: [
      'AGT-2 is in the wallet once when several approvals arrive at once',
      'AGT-2 is either approved or cancelled when both are sent at once',
    ],
    why: 'decides the same thing at once',
  },
  {
    file: 'features/wallet/insufficient.test.ts',
    titles: [
      'CHK-7 of two payments against money for one, exactly one is made, and the other changes nothing',
    ],
    why: 'spends the same money at once',
  },
  {
    file: 'features/wallet/wallet.test.ts',
    titles: ['AGT-1 members of one agency have one wallet, whatever their roles'],
    why: 'has three members log in at once',
  },
]

const SOURCES = '/apps/mock-api/src/'

/** Returns the titles of the tests in a file that run on each engine, or `all`. */
export function apartIn(testFile: string): readonly string[] | 'all' {
  const entry = ON_EACH_ENGINE.find(({ file }) => testFile.endsWith(SOURCES + file))
  return entry === undefined ? [] : (entry.titles ?? 'all')
}

/** Whether the statements of a file's tests are recorded. */
export function isRecorded(testFile: string): boolean {
  const [, path = ''] = testFile.split(SOURCES)
  const isOneOf = (globs: readonly string[]) => globs.some((glob) => matchesGlob(path, glob))
  return isOneOf(KEEPING) && !isOneOf([SHARED, ...ONCE]) && apartIn(testFile) !== 'all'
}
